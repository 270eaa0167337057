package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.endsWith;

import androidx.test.espresso.ViewInteraction;
import io.augur.app.R;

/** A pair of hands and eyes for the screen of tables. */
final class TablesRobot {
  TablesRobot newTable() {
    onView(withId(R.id.next)).perform(click());
    return this;
  }

  TablesRobot open(String table) {
    onView(withText(table)).perform(click());
    return this;
  }

  TablesRobot more(String table) {
    onView(withContentDescription(endsWith(": " + table))).perform(click());
    return this;
  }

  TablesRobot rename() {
    inDialog(R.id.rename).perform(scrollTo(), click());
    return this;
  }

  TablesRobot delete() {
    inDialog(R.id.delete).perform(scrollTo(), click());
    return this;
  }

  TablesRobot undo() {
    onView(withText(R.string.undo)).perform(click());
    return this;
  }

  TablesRobot name(String name) {
    inDialog(R.id.name).perform(scrollTo(), replaceText(name), closeSoftKeyboard());
    return this;
  }

  TablesRobot save() {
    inDialog(R.id.save).perform(scrollTo(), click());
    return this;
  }

  TablesRobot sees(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  TablesRobot sees(int text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  TablesRobot seesInDialog(String text) {
    onView(withText(text)).inRoot(isDialog()).check(matches(isDisplayed()));
    return this;
  }

  TablesRobot seesNot(String text) {
    onView(allOf(withText(text), isDisplayed())).check(doesNotExist());
    return this;
  }

  static ViewInteraction inDialog(int id) {
    return onView(withId(id)).inRoot(isDialog());
  }
}
