package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.app.App;
import io.augur.app.Recorded;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.LogText;
import java.util.List;
import java.util.Random;

/** Answers a recorded game by taps, with rotations and restarts in between. */
final class RecordedWalk {
  private static final int MOST_TAPS = 3;

  private final Random random = new Random(20261118);
  private final App app;
  private int taps;
  private int answers;

  RecordedWalk(App app) {
    this.app = app;
  }

  /** From the moment when everybody is ready to the last line; each state is the recorded one. */
  void walk(String log) {
    Recorded recorded = Recorded.log(log);
    List<Event> events = recorded.history().now().events();
    int at = ready(events);
    WalkRobot walk = new WalkRobot(app, recorded.play(app, at)).open();
    for (; at < events.size(); at++) {
      Event event = events.get(at);
      disturb(walk);
      if (event instanceof Event.Corrected || isFact(event, recorded.history().state(at))) {
        walk.session().play(event); // by the table's screen
      } else {
        answer(event, walk);
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
    System.out.println(log + ": " + taps + " taps for " + answers + " answers");
  }

  private void disturb(WalkRobot walk) {
    int disturb = random.nextInt(6);
    if (disturb == 0) {
      app.recreate();
    } else if (disturb == 1) {
      app.close();
      walk.open();
    }
  }

  private void answer(Event event, WalkRobot walk) {
    int needed = walk.answer(event);
    taps += needed;
    answers++;
    System.out.println(needed + " taps: " + LogText.line(walk.game()));
    if (!isWorksheet(event)) {
      assertWithMessage("taps for %s", event).that(needed).isAtMost(most(event));
    }
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
        || event instanceof Event.Discarded
        || event instanceof Event.Used
        || event instanceof Event.Bought;
  }

  private static boolean isFact(Event event, Game game) {
    return event instanceof Event.Fact && game.prompt() instanceof Prompt.Gather;
  }

  private static int ready(List<Event> events) {
    int at = 0;
    while (!(events.get(at) instanceof Event.WentOn)) {
      at++;
    }
    return at;
  }
}
