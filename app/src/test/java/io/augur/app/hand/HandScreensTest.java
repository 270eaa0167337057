package io.augur.app.hand;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Say;
import io.augur.app.ui.Whose;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class HandScreensTest {
  @Rule public final Pictures pictures;

  public HandScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void curtain() {
    long id = Recorded.log("selection-8").play(pictures.app(), 0);
    pictures.take("hand-curtain", () -> show(id, EGYPT));
  }

  @Test
  public void openHand() {
    long id = Recorded.log("selection-8").play(pictures.app(), 3);
    pictures.take("hand-open", () -> show(id, EGYPT).hold());
  }

  @Test
  public void names() {
    long id = Recorded.log("pirates-and-regression-18").play(pictures.app(), 0);
    pictures.take(
        "hand-names",
        () -> {
          show(id, MINOA).hold();
          tap(R.string.hand_stack_button, 2);
        });
  }

  @Test
  public void givers() {
    long id = Recorded.log("pirates-and-regression-18").play(pictures.app(), 0);
    pictures.take("hand-givers", () -> askGiver(id));
  }

  @Test
  public void pin() {
    long id = Recorded.log("selection-8").play(pictures.app(), 0);
    pictures.take(
        "hand-pin", () -> show(id, EGYPT).hold().changePin().pin("4711").close().hold().pin("1"));
  }

  @Test
  public void refused() {
    long id = Recorded.log("selection-8").play(pictures.app(), 3);
    pictures.take(
        "hand-refused",
        () -> {
          HandRobot hand = show(id, MINOA).hold();
          tap(R.string.hand_stack_button, 3);
          hand.name(say("calamity.famine.name"));
        });
  }

  private void askGiver(long id) {
    HandRobot hand = show(id, MINOA).hold();
    tap(R.string.hand_stack_button, 2);
    hand.name(say("calamity.treachery.name"));
  }

  private HandRobot show(long id, Civilization whose) {
    pictures.app().show(R.id.hand, Whose.in(GameId.toBundle(id), whose));
    return new HandRobot();
  }

  private static void tap(int description, int number) {
    String text = RuntimeEnvironment.getApplication().getString(description, number);
    onView(withContentDescription(text)).perform(scrollTo(), click());
  }

  private static String say(String key) {
    return Say.in(RuntimeEnvironment.getApplication()).text(key);
  }
}
