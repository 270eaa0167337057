package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static org.hamcrest.Matchers.allOf;

import android.view.View;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import java.util.List;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class PhaseScreensTest {
  private static final String WEST = "whole-turn-west-8";
  private static final String EAST = "whole-turn-east-5";

  @Rule public final Pictures pictures;

  public PhaseScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void anAbilityThatTakesUnits() {
    long id = asking(WEST, Prompt.Abilities.class);
    pictures.take(
        "walk-abilities",
        () -> {
          open(id);
          summaryPast();
          onView(allOf(withParent(withId(R.id.row)), inFirst(R.id.others))).perform(new Tap());
        });
  }

  @Test
  public void surplusAndWhoLacksSupport() {
    long id = asking(EAST, Prompt.Surplus.class);
    pictures.take("walk-surplus", () -> open(id));
  }

  @Test
  public void theShelf() {
    long id = asking(WEST, Prompt.Buy.class);
    pictures.take(
        "walk-shop",
        () -> {
          open(id);
          onView(allOf(withId(R.id.price), inFirst(R.id.advances))).perform(new Tap());
          onView(allOf(withId(R.id.advance), inFirst(R.id.advances))).perform(new Tap());
        });
  }

  @Test
  public void theTill() {
    long id = after(WEST, Advance.WRITTEN_RECORD);
    pictures.take("walk-till", () -> open(id));
  }

  @Test
  public void theMarkers() {
    long id = asking(WEST, Prompt.Markers.class);
    pictures.take(
        "walk-markers",
        () -> {
          open(id);
          onView(allOf(withParent(withId(R.id.row)), inFirst(R.id.content))).perform(new Tap());
        });
  }

  private void summaryPast() {
    if (pictures.app().destination() == R.id.summary) {
      onView(withId(R.id.next)).perform(new Tap());
    }
  }

  private static Matcher<View> inFirst(int room) {
    return isDescendantOfA(PhaseRobot.nth(room, 0));
  }

  private long asking(String log, Class<? extends Prompt> kind) {
    return Moments.asking(pictures.app(), log, kind);
  }

  /** Just after somebody put this advance into his basket. */
  private long after(String log, Advance advance) {
    Recorded recorded = Recorded.log(log);
    List<Event> events = recorded.history().now().events();
    for (int at = 0; at < events.size(); at++) {
      if (events.get(at) instanceof Event.Bought bought
          && bought.basket().advances().has(advance)) {
        return recorded.play(pictures.app(), at + 1);
      }
    }
    throw new AssertionError("never bought: " + advance);
  }

  private void open(long id) {
    pictures.app().show(R.id.walk, GameId.toBundle(id));
  }
}
