package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.log.Checkpoint;
import io.augur.rules.log.History;
import io.augur.rules.log.Import;
import io.augur.rules.log.LogText;
import io.augur.rules.log.Replay;
import io.augur.rules.phase.Turn;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What has to be true of the log of every game. */
final class Logs {
  private Logs() {}

  /** Every prefix of the events leads to the state that it led to when it was played. */
  static void prefixes(Game game) {
    List<Event> events = game.events();
    Game[] states = new Game[events.size() + 1];
    states[events.size()] = game;
    for (int i = events.size(); i > 0; i--) {
      states[i - 1] = states[i].before().orElseThrow(AssertionError::new);
    }
    Game replayed = Turn.begin(game.table().setup());
    for (int i = 0; i < events.size(); i++) {
      replayed = ((Outcome.Played) replayed.play(events.get(i))).game();
      assertThat(replayed.table()).isEqualTo(states[i + 1].table());
    }
    assertThat(replayed.prompt()).isEqualTo(game.prompt());
  }

  /** What is printed reads as what was played, and prints the same again. */
  static void text(Game game) {
    String log = LogText.plain(history(game));
    assertThat(LogText.plain(read(log, game))).isEqualTo(log);
  }

  /** The same with a fingerprint on every line. */
  static void fingerprints(Game game) {
    String log = LogText.marked(history(game));
    assertThat(LogText.marked(read(log, game))).isEqualTo(log);
  }

  /** From the beginning of every turn the game goes on as it did, with the same fingerprints. */
  static void checkpoints(Game game) {
    History history = history(game);
    String log = LogText.marked(history);
    int last = history.size();
    for (int i = 1; i <= last; i++) {
      boolean begins = history.state(i).table().turn() > history.state(i - 1).table().turn();
      if (begins) {
        history.jump(i);
        String before = LogText.marked(history);
        String checkpoint = Checkpoint.of(history).orElseThrow(AssertionError::new);
        String resumed = checkpoint + log.substring(before.length());
        byte[] file = resumed.getBytes(StandardCharsets.UTF_8);
        History read = ((Replay.Whole) Import.of(file, (done, all) -> {})).history();
        assertThat(read.start()).isEqualTo(i);
        assertThat(read.size()).isEqualTo(last);
        assertThat(read.now().table()).isEqualTo(game.table());
        assertThat(LogText.marked(read)).isEqualTo(resumed);
      }
    }
  }

  static History history(Game game) {
    History history = History.of(game.table().setup());
    game.events().forEach(history::play);
    return history;
  }

  private static History read(String log, Game game) {
    Replay replay = Replay.of(log);
    if (!(replay instanceof Replay.Whole whole)) {
      throw new AssertionError(replay + " of " + log);
    }
    assertThat(whole.history().now().events()).isEqualTo(game.events());
    return whole.history();
  }
}
