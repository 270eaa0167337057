package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import android.view.View;
import io.augur.app.Hinted;
import io.augur.app.R;

/** A pair of hands and eyes for the screen that sets a table up. */
public final class SetupRobot {
  public SetupRobot newTable() {
    onView(withId(R.id.next)).perform(click());
    return this;
  }

  public SetupRobot name(String name) {
    onView(withId(R.id.name)).perform(scrollTo(), replaceText(name), closeSoftKeyboard());
    return this;
  }

  public SetupRobot tap(int id) {
    onView(withId(id)).perform(scrollTo(), click());
    return this;
  }

  public SetupRobot tap(String text) {
    onView(withText(text)).perform(scrollTo(), click());
    return this;
  }

  public SetupRobot move(String description) {
    onView(withContentDescription(description)).perform(scrollTo(), click());
    return this;
  }

  public SetupRobot player(String civilization, String player) {
    onView(allOf(withId(R.id.player), isDescendantOfA(Hinted.as(civilization))))
        .perform(scrollTo(), replaceText(player), closeSoftKeyboard());
    return this;
  }

  public SetupRobot create() {
    onView(withId(R.id.create)).perform(click());
    return this;
  }

  public SetupRobot sees(String text) {
    onView(withText(text)).perform(scrollTo()).check(matches(isDisplayed()));
    return this;
  }

  public SetupRobot seesError(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  /** The place of a seat in the list, by the text that it shows. */
  public SetupRobot seesSeat(String who, int place) {
    onView(allOf(withId(R.id.who), withText(who)))
        .check(
            (view, missing) -> {
              View row = (View) view.getParent();
              int at = ((android.view.ViewGroup) row.getParent()).indexOfChild(row);
              com.google.common.truth.Truth.assertThat(at).isEqualTo(place);
            });
    return this;
  }
}
