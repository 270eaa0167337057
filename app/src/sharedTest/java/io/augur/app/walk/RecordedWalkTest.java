package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.os.StrictMode;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.LogText;
import io.augur.rules.view.Phase;
import java.util.List;
import java.util.Random;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Recorded games, phases 8 and 9 of them answered by taps; each state is the recorded one. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class RecordedWalkTest {
  private static final int MOST_TAPS = 3;

  @Rule public final App app = new App(this);

  private final Random random = new Random(20261118);
  private StrictMode.ThreadPolicy before = StrictMode.getThreadPolicy();

  @Before
  public void watchTheMainThread() {
    before = StrictMode.getThreadPolicy();
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  @After
  public void stopWatching() {
    StrictMode.setThreadPolicy(before);
  }

  @Test
  public void aSelectionWithTooManyCards() {
    walk("too-many-cards-5");
  }

  @Test
  public void theRulebooksFirstExample() {
    walk("selection-8");
  }

  @Test
  public void countsThatNobodyHasEntered() {
    walk("by-hand-5");
  }

  @Test
  public void twoFamines() {
    walk("famine-two-copies-12");
  }

  @Test
  public void aFloodAndACivilWar() {
    walk("flood-and-civil-war-east-8");
  }

  @Test
  public void fourVictims() {
    walk("four-victims-11");
  }

  @Test
  public void hordesAndTyrants() {
    walk("hordes-and-tyrants-14");
  }

  @Test
  public void nothingCounted() {
    walk("nobody-has-counted-16");
  }

  @Test
  public void piratesMinorsAndInsisting() {
    walk("pirates-and-regression-18");
  }

  @Test
  public void otherRulings() {
    walk("read-otherwise-14");
  }

  @Test
  public void twoCivilWars() {
    walk("two-civil-wars-16");
  }

  @Test
  public void twoEpidemics() {
    walk("two-epidemics-12");
  }

  @Test
  public void twoFloodsInOrder() {
    walk("two-floods-in-order-18");
  }

  @Test
  public void aWholeTurnInTheEast() {
    walk("whole-turn-east-5");
  }

  @Test
  public void aWholeTurnInTheWest() {
    walk("whole-turn-west-8");
  }

  private void walk(String log) {
    Recorded recorded = Recorded.log(log);
    List<Event> events = recorded.history().now().events();
    int at = firstCalamity(recorded);
    long id = recorded.play(app, at);
    WalkRobot walk = new WalkRobot(app, id).open();
    for (; at < events.size() && isCalamities(recorded.history().state(at)); at++) {
      Event event = events.get(at);
      int disturb = random.nextInt(6);
      if (disturb == 0) {
        app.recreate();
      } else if (disturb == 1) {
        app.close();
        walk.open();
      }
      if (event instanceof Event.Corrected) {
        walk.session().play(event); // by the table's screen
      } else {
        int taps = walk.answer(event);
        System.out.println(taps + " taps: " + LogText.line(walk.game()));
        if (!isWorksheet(event)) {
          assertWithMessage("taps for %s", event).that(taps).isAtMost(most(event));
        }
      }
      Game now = walk.game();
      assertWithMessage("after %s of %s", event, log)
          .that(Fingerprint.of(now))
          .isEqualTo(Fingerprint.of(recorded.history().state(at + 1)));
      if (now.last().filter(Event.Drew.class::isInstance).isPresent()) {
        walk.goOn();
      }
    }
    assertThat(walk.state().at()).isEqualTo(at);
    app.show(R.id.walk, GameId.toBundle(id));
  }

  /** Everybody who stands in an area has to be named, however many there are. */
  private static int most(Event event) {
    return event instanceof Event.Named named
        ? Math.max(MOST_TAPS, named.victims().size() + 1)
        : MOST_TAPS;
  }

  private static boolean isWorksheet(Event event) {
    return event instanceof Event.Took
        || event instanceof Event.Raided
        || event instanceof Event.Annexed
        || event instanceof Event.Discarded;
  }

  private static int firstCalamity(Recorded recorded) {
    int at = 0;
    while (!isCalamities(recorded.history().state(at))) {
      at++;
    }
    return at;
  }

  private static boolean isCalamities(Game game) {
    Phase phase = Phase.of(game);
    return phase.compareTo(Phase.SELECTION) >= 0 && phase.compareTo(Phase.MAJOR) <= 0;
  }
}
