package io.augur.app.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * On the oldest Android that is supported, where the app itself, not the system, keeps its
 * language.
 */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
@Config(sdk = 32)
public final class LanguageBeforeAndroid13Test {
  @Rule public final App app = new App(this);

  @Test
  public void theScreenIsPolishAsSoonAsPolishIsChosen() {
    app.open();
    onView(withId(R.id.settings)).perform(click());
    onView(withId(R.id.language)).perform(click());
    onView(withText("Polski")).inRoot(isDialog()).perform(click());
    onView(withText("Ustawienia")).check(matches(isDisplayed()));
    pressBack();
    onView(withText("Partie")).check(matches(isDisplayed()));
    onView(withId(R.id.next)).perform(click());
    onView(withId(R.id.name)).check(matches(withText("18 listopada")));
  }
}
