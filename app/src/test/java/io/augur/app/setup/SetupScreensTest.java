package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.Say;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class SetupScreensTest {
  @Rule public final Pictures pictures;

  public SetupScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void newTable() {
    pictures.take("setup", () -> onView(withId(R.id.next)).perform(click()));
  }

  @Test
  public void names() {
    pictures.take(
        "setup-names",
        () -> {
          onView(withId(R.id.next)).perform(click());
          for (int players = 9; players < 12; players++) {
            onView(withId(R.id.more)).perform(scrollTo(), click());
          }
          onView(withId(R.id.seating_fold)).perform(scrollTo());
        });
  }

  @Test
  public void seating() {
    pictures.take(
        "setup-seating",
        () -> {
          onView(withId(R.id.next)).perform(click());
          onView(withId(R.id.seating_fold)).perform(scrollTo(), click());
          onView(withId(R.id.rulings_fold)).perform(scrollTo());
        });
  }

  @Test
  public void rulings() {
    pictures.take(
        "setup-rulings",
        () -> {
          onView(withId(R.id.next)).perform(click());
          onView(withId(R.id.rulings_fold)).perform(scrollTo(), click());
          onView(withText(say("ruling.flood_on_the_coast"))).perform(scrollTo());
        });
  }

  @Test
  public void practice() {
    pictures.take("practice", () -> onView(withId(R.id.practice)).perform(click()));
  }

  private static String say(String key) {
    return Say.in(RuntimeEnvironment.getApplication()).text(key);
  }
}
