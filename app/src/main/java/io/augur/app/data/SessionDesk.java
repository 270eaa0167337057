package io.augur.app.data;

import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import io.augur.rules.log.RandomBytes;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Executor;

/** What every session works with. */
record SessionDesk(LineDao lines, Clock clock, RandomBytes chance, Executor disk, Executor main) {
  /** The text of a game's log. */
  static String log(GameRow game, List<String> lines) {
    String setup = game.setup == null ? LogText.setup(Setup.standard(game.players)) : game.setup;
    return setup + String.join("\n", lines);
  }
}
