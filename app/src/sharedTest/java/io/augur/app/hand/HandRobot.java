package io.augur.app.hand;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.longClick;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import android.view.View;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.R;
import org.hamcrest.Matcher;

/** A thumb for the private hand, which counts its taps. */
public final class HandRobot {
  private int taps;

  public int taps() {
    return taps;
  }

  public HandRobot hold() {
    taps++;
    onView(withId(R.id.hold)).perform(longClick());
    return this;
  }

  public HandRobot next() {
    return tap(allOf(withId(R.id.next), isDisplayed()));
  }

  public HandRobot nothing() {
    return tap(withId(R.id.nothing));
  }

  public HandRobot close() {
    return tap(withId(R.id.close));
  }

  public HandRobot stack(int stack) {
    return scrolled(withContentDescription(text(R.string.hand_stack_button, stack)));
  }

  public HandRobot name(String calamity) {
    return scrolled(option(withText(calamity)));
  }

  public HandRobot giver(String giver) {
    return scrolled(option(withText(giver)));
  }

  public HandRobot remove(String calamity) {
    return scrolled(withContentDescription("Remove " + calamity));
  }

  public HandRobot changePin() {
    return scrolled(withId(R.id.pin_change));
  }

  public HandRobot pin(String digits) {
    onView(withId(R.id.digits)).perform(scrollTo(), replaceText(digits), closeSoftKeyboard());
    return tap(withId(R.id.ok));
  }

  public HandRobot forgotten() {
    return scrolled(withId(R.id.forgotten));
  }

  public HandRobot isFor(String who, String place) {
    onView(allOf(withId(R.id.who), withText(who), isDescendantOfA(withId(R.id.curtain))))
        .check(matches(isDisplayed()));
    onView(withText(place)).check(matches(isDisplayed()));
    return this;
  }

  public HandRobot sees(String text) {
    onView(withText(text)).perform(scrollTo()).check(matches(isDisplayed()));
    return this;
  }

  public HandRobot seesError(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  /** Nowhere in the window, seen or unseen. */
  public HandRobot hasNo(String text) {
    onView(withText(text)).check(doesNotExist());
    return this;
  }

  private static String text(int text, Object... with) {
    return InstrumentationRegistry.getInstrumentation().getTargetContext().getString(text, with);
  }

  private static Matcher<View> option(Matcher<View> what) {
    return allOf(what, isDescendantOfA(withId(R.id.options)));
  }

  private HandRobot tap(Matcher<View> what) {
    taps++;
    onView(what).perform(click());
    return this;
  }

  private HandRobot scrolled(Matcher<View> what) {
    taps++;
    onView(what).perform(scrollTo(), click());
    return this;
  }
}
