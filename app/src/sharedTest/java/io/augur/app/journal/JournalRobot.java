package io.augur.app.journal;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.RootMatchers.isPlatformPopup;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import io.augur.app.R;

/** A pair of hands and eyes for the journal. */
final class JournalRobot {
  JournalRobot undo() {
    onView(withId(R.id.undo)).perform(click());
    return this;
  }

  JournalRobot redo() {
    onView(withId(R.id.redo)).perform(click());
    return this;
  }

  JournalRobot tap(String line) {
    onView(withText(line)).perform(click());
    return this;
  }

  JournalRobot answer(String button) {
    onView(withText(button)).inRoot(isDialog()).perform(click());
    return this;
  }

  JournalRobot onlyOf(String player) {
    onView(withId(R.id.player)).perform(click());
    onView(withText(player)).inRoot(isPlatformPopup()).perform(click());
    return this;
  }

  JournalRobot onlyIn(String phase) {
    onView(withId(R.id.phase)).perform(click());
    onView(withText(phase)).inRoot(isPlatformPopup()).perform(click());
    return this;
  }

  JournalRobot sees(String text) {
    onView(allOf(withText(text), isDisplayed())).check(matches(isDisplayed()));
    return this;
  }

  JournalRobot seesNot(String text) {
    onView(allOf(withText(text), isDisplayed())).check(doesNotExist());
    return this;
  }
}
