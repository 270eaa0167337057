package io.augur.app.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.hasDescendant;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isNotChecked;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.containsString;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.Preferences;
import io.augur.app.ui.GameId;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class SettingsTest {
  @Rule public final App app = new App(this);

  @After
  public void asThePhone() {
    app.parts().settings().change(now -> Preferences.STANDARD);
    AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM);
  }

  @Test
  public void theTablesLeadToTheSettingsAndBack() {
    app.open();
    onView(withId(R.id.settings)).perform(click());
    onView(withText("At the table")).check(matches(isDisplayed()));
    pressBack();
    onView(withText("Tables")).check(matches(isDisplayed()));
  }

  @Test
  public void theThemeChosenIsInForceAtOnce() {
    app.show(R.id.settings, new Bundle());
    choose(R.id.theme, "Night");
    assertThat(AppCompatDelegate.getDefaultNightMode()).isEqualTo(AppCompatDelegate.MODE_NIGHT_YES);
    choose(R.id.theme, "Day");
    assertThat(AppCompatDelegate.getDefaultNightMode()).isEqualTo(AppCompatDelegate.MODE_NIGHT_NO);
    onView(withId(R.id.theme)).check(matches(hasDescendant(withText("Day"))));
  }

  @Test
  public void everyChoiceIsKept() {
    app.show(R.id.settings, new Bundle());
    choose(R.id.call_size, "As large as possible");
    choose(R.id.curtain, "60 seconds");
    onView(withId(R.id.awake)).perform(scrollTo(), click());
    onView(withId(R.id.speech)).perform(scrollTo(), click());
    onView(withId(R.id.vibration)).perform(scrollTo(), click());
    assertThat(app.parts().settings().now())
        .isEqualTo(
            new Preferences(
                Preferences.Theme.SYSTEM, Preferences.CallSize.LARGEST, 60, false, true, false));
    app.recreate();
    onView(withId(R.id.awake)).check(matches(isNotChecked()));
    onView(withId(R.id.speech)).check(matches(isChecked()));
    onView(withId(R.id.curtain)).check(matches(hasDescendant(withText("60 seconds"))));
  }

  @Test
  public void theRulingsOfATableAreShownWithItAlone() {
    app.show(R.id.settings, new Bundle());
    onView(withId(R.id.rulings)).check(matches(withEffectiveVisibility(Visibility.GONE)));
    pressBack();
    long id = Recorded.log("read-otherwise-14").play(app, 0);
    app.show(R.id.settings, GameId.toBundle(id));
    onView(withText("Nobody is named at all.")).perform(scrollTo()).check(matches(isDisplayed()));
  }

  @Test
  public void theLibrariesAndTheirLicencesCanBeRead() {
    app.show(R.id.settings, new Bundle());
    onView(withId(R.id.licences)).perform(scrollTo(), click());
    onView(withText(containsString("com.google.android.material:material:")))
        .check(matches(isDisplayed()));
  }

  private static void choose(int row, String label) {
    onView(withId(row)).perform(scrollTo(), click());
    onView(withText(label)).inRoot(isDialog()).perform(click());
  }
}
