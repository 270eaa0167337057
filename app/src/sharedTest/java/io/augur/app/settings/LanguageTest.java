package io.augur.app.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class LanguageTest {
  @Rule public final App app = new App(this);

  @After
  public void asThePhone() {
    AppCompatDelegate.setApplicationLocales(LocaleListCompat.getEmptyLocaleList());
  }

  @Test
  public void theLanguageChosenIsTheLanguageOfTheApp() {
    app.show(R.id.settings, new Bundle());
    choose("Polski");
    assertThat(AppCompatDelegate.getApplicationLocales().toLanguageTags()).isEqualTo("pl");
  }

  @Test
  public void theAppCanSpeakThePhonesLanguageAgain() {
    app.show(R.id.settings, new Bundle());
    choose("English");
    choose("Same as the phone");
    assertThat(AppCompatDelegate.getApplicationLocales().isEmpty()).isTrue();
  }

  private static void choose(String language) {
    onView(withId(R.id.language)).perform(click());
    onView(withText(language)).inRoot(isDialog()).perform(click());
  }
}
