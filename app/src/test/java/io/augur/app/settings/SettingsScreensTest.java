package io.augur.app.settings;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.withId;

import android.os.Bundle;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class SettingsScreensTest {
  @Rule public final Pictures pictures;

  public SettingsScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void settings() {
    pictures.take("settings", () -> pictures.app().show(R.id.settings, new Bundle()));
  }

  @Test
  public void rulingsAndAbout() {
    pictures.take(
        "settings-of-a-table",
        () -> {
          long id = Recorded.log("read-otherwise-14").play(pictures.app(), 0);
          pictures.app().show(R.id.settings, GameId.toBundle(id));
          onView(withId(R.id.licences)).perform(scrollTo());
        });
  }

  @Test
  public void language() {
    ask("settings-language", R.id.language);
  }

  @Test
  public void theme() {
    ask("settings-theme", R.id.theme);
  }

  @Test
  public void callSize() {
    ask("settings-call-size", R.id.call_size);
  }

  @Test
  public void curtain() {
    ask("settings-curtain", R.id.curtain);
  }

  @Test
  public void licences() {
    ask("settings-licences", R.id.licences);
  }

  private void ask(String name, int row) {
    pictures.take(
        name,
        () -> {
          pictures.app().show(R.id.settings, new Bundle());
          onView(withId(row)).perform(scrollTo(), click());
        });
  }
}
