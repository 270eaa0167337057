package io.augur.app.table;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Say;
import io.augur.rules.table.Place;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class TableScreensTest {
  @Rule public final Pictures pictures;

  public TableScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void beforePhaseEight() {
    Recorded turn = Recorded.log("whole-turn-west-8");
    long id = turn.play(pictures.app(), turn.first(Place.MAJOR_CALAMITIES) - 1);
    pictures.take("table-gather", () -> show(id));
  }

  @Test
  public void inTheMiddleOfNineB() {
    Recorded turn = Recorded.log("whole-turn-west-8");
    long id = turn.play(pictures.app(), turn.first(Place.MAJOR_CALAMITIES));
    pictures.take("table-walk", () -> show(id));
  }

  @Test
  public void nothingIsKnownYet() {
    long id = Recorded.log("nobody-has-counted-16").play(pictures.app(), 0);
    pictures.take("table-fresh", () -> show(id));
  }

  @Test
  public void gone() {
    pictures.take("table-gone", () -> show(99));
  }

  @Test
  public void aPlayer() {
    Recorded turn = Recorded.log("whole-turn-west-8");
    long id = turn.play(pictures.app(), turn.first(Place.MAJOR_CALAMITIES) - 1);
    pictures.take(
        "seat",
        () -> {
          show(id);
          new TableRobot(pictures.app()).open(name("assyria"));
        });
  }

  @Test
  public void aPlayersAdvances() {
    Recorded turn = Recorded.log("whole-turn-west-8");
    long id = turn.play(pictures.app(), turn.first(Place.MAJOR_CALAMITIES) - 1);
    pictures.take(
        "seat-advances",
        () -> {
          show(id);
          new TableRobot(pictures.app()).open(name("assyria"));
          onView(withText(say("advance.sculpture.name"))).perform(scrollTo());
        });
  }

  @Test
  public void aCountThatCantBe() {
    long id = Recorded.log("selection-8").play(pictures.app(), 0);
    pictures.take(
        "seat-refused",
        () -> {
          show(id);
          TableRobot table = new TableRobot(pictures.app()).open(name("egypt"));
          table.type(text(R.string.seat_count_cities), "12");
        });
  }

  private void show(long id) {
    pictures.app().show(R.id.table, GameId.toBundle(id));
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
  }

  private static String name(String civilization) {
    return say("civilization." + civilization + ".name");
  }

  private static String say(String key) {
    return Say.in(RuntimeEnvironment.getApplication()).text(key);
  }

  private static String text(int id) {
    return RuntimeEnvironment.getApplication().getString(id);
  }
}
