package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.log.Checkpoint;
import io.augur.rules.log.History;
import io.augur.rules.log.Import;
import io.augur.rules.log.LogText;
import io.augur.rules.log.PublicLog;
import io.augur.rules.log.Replay;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What has to be true of the log of every game. */
final class Logs {
  private Logs() {}

  /** Every prefix of the events leads to the state that it led to when it was played. */
  static History replayed(Game game) {
    List<Event> events = game.events();
    History history = History.of(game.table().setup());
    for (Event event : events) {
      assertThat(history.play(event)).isInstanceOf(Outcome.Played.class);
    }
    Game state = game;
    for (int i = events.size(); i > 0; i--) {
      assertThat(history.state(i).table()).isEqualTo(state.table());
      state = state.before().orElseThrow(AssertionError::new);
    }
    assertThat(history.now().prompt()).isEqualTo(game.prompt());
    return history;
  }

  /** What is printed reads as what was played, and prints the same again. */
  static void text(History history) {
    String log = LogText.plain(history);
    assertThat(LogText.plain(read(log, history))).isEqualTo(log);
  }

  /** The same with a fingerprint on every line. */
  static void fingerprints(History history) {
    String log = LogText.marked(history);
    assertThat(LogText.marked(read(log, history))).isEqualTo(log);
  }

  private static History read(String log, History history) {
    Replay replay = Replay.of(log);
    if (!(replay instanceof Replay.Whole whole)) {
      throw new AssertionError(replay + " of " + log);
    }
    assertThat(whole.history().now().events()).isEqualTo(history.now().events());
    return whole.history();
  }

  /** From the beginning of every turn the game goes on as it did, with the same fingerprints. */
  static void checkpoints(History history) {
    String log = LogText.marked(history);
    int last = history.size();
    for (int i = 1; i <= last; i++) {
      if (history.state(i).table().turn() > history.state(i - 1).table().turn()) {
        history.jump(i);
        String before = LogText.marked(history);
        String checkpoint = Checkpoint.of(history).orElseThrow(AssertionError::new);
        String resumed = checkpoint + log.substring(before.length());
        byte[] file = resumed.getBytes(StandardCharsets.UTF_8);
        History read = ((Replay.Whole) Import.of(file, (done, all) -> {})).history();
        assertThat(read.start()).isEqualTo(i);
        assertThat(read.size()).isEqualTo(last);
        assertThat(read.now().table()).isEqualTo(history.state(last).table());
        assertThat(LogText.marked(read)).isEqualTo(resumed);
      }
    }
    history.jump(last);
  }

  /** The public log of any moment can be replayed and names no card that nobody has seen. */
  static void open(History history, int moment) {
    int last = history.size();
    history.jump(moment);
    String log = PublicLog.of(history);
    assertWithMessage(log).that(Replay.of(log)).isInstanceOf(Replay.Whole.class);
    boolean first = history.now().table().turn() == 1; // later, any name may have been seen
    for (Calamity hidden : Secrecy.hidden(history.now())) {
      assertWithMessage("%s in %s", hidden, log)
          .that(first && log.contains(" " + hidden.key() + "\n"))
          .isFalse();
    }
    history.jump(last);
  }
}
