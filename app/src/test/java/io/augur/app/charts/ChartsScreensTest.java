package io.augur.app.charts;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.swipeUp;
import static androidx.test.espresso.matcher.ViewMatchers.withId;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Place;
import java.time.Duration;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class ChartsScreensTest {
  private static final Recorded GAME = Recorded.log("every-calamity-18");

  @Rule public final Pictures pictures;

  public ChartsScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void times() {
    pictures.take("charts", () -> open(R.id.charts, GAME.history().size()));
  }

  @Test
  public void losses() {
    pictures.take(
        "charts-losses",
        () -> {
          open(R.id.charts, GAME.history().size());
          toTheEnd();
        });
  }

  @Test
  public void nothingYet() {
    pictures.take("charts-empty", () -> open(R.id.charts, 0));
  }

  @Test
  public void theEndOfATurn() {
    pictures.take("charts-turn", () -> open(R.id.walk, GAME.history().size()));
  }

  @Test
  public void theEndOfTheCalamities() {
    pictures.take(
        "charts-summary",
        () -> {
          open(R.id.summary, GAME.first(Place.SPECIAL_ABILITIES));
          toTheEnd();
        });
  }

  private static void toTheEnd() {
    for (int i = 0; i < 10; i++) {
      onView(withId(R.id.scroll)).perform(swipeUp());
    }
  }

  private void open(int screen, int events) {
    long id = GAME.play(pictures.app(), events, ChartsScreensTest::pace);
    pictures.app().show(screen, GameId.toBundle(id));
  }

  /** A worksheet is thought about longer than a number. */
  private static Duration pace(Event event) {
    if (event instanceof Event.Took || event instanceof Event.Named) {
      return Duration.ofSeconds(75);
    }
    return Duration.ofSeconds(event instanceof Event.Called ? 50 : 25);
  }
}
