package io.augur.app.data;

import io.augur.rules.log.Fault;
import io.augur.rules.log.History;
import java.util.Optional;

/** A game as it was read, standing where it stopped, and where its log stops making sense. */
record ReadGame(GameRow row, History history, Optional<Fault> damage) {
  ReadGame {
    history.jump(Math.max(history.start(), Math.min(row.where.at, history.size())));
  }
}
