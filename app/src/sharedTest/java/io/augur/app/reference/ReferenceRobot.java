package io.augur.app.reference;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBackUnconditionally;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import io.augur.app.R;

/** A pair of hands and eyes for the reference. */
final class ReferenceRobot {
  ReferenceRobot type(String text) {
    onView(withId(R.id.query)).perform(replaceText(text), closeSoftKeyboard());
    return this;
  }

  ReferenceRobot pick(String title) {
    onView(allOf(withId(R.id.title), withText(title), isDescendantOfA(withId(R.id.topics))))
        .perform(click());
    return this;
  }

  ReferenceRobot want(int label) {
    onView(allOf(withText(label), isDescendantOfA(withId(R.id.kinds))))
        .perform(scrollTo(), click());
    return this;
  }

  /** Taps a sentence that leads somewhere. */
  ReferenceRobot follow(String sentence) {
    onView(allOf(withId(R.id.sentence), withText(sentence))).perform(scrollTo(), click());
    return this;
  }

  ReferenceRobot choose(String player) {
    onView(allOf(withText(player), isDescendantOfA(withId(R.id.players))))
        .perform(scrollTo(), click());
    return this;
  }

  ReferenceRobot back() {
    pressBackUnconditionally();
    return this;
  }

  ReferenceRobot reads(String title) {
    onView(allOf(withId(R.id.page_title), withText(title))).check(matches(isDisplayed()));
    return this;
  }

  ReferenceRobot sees(String text) {
    onView(withText(text)).perform(scrollTo()).check(matches(isDisplayed()));
    return this;
  }

  ReferenceRobot lists(String title) {
    onView(allOf(withId(R.id.title), withText(title), isDescendantOfA(withId(R.id.topics))))
        .check(matches(isDisplayed()));
    return this;
  }

  ReferenceRobot listsNot(String title) {
    onView(allOf(withText(title), isDescendantOfA(withId(R.id.topics)))).check(doesNotExist());
    return this;
  }
}
