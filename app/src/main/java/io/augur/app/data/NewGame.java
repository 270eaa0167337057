package io.augur.app.data;

import io.augur.rules.flow.Game;
import io.augur.rules.log.Aside;
import io.augur.rules.log.Checkpoint;
import io.augur.rules.log.History;
import java.util.ArrayList;
import java.util.List;

/** A game with a past that is not stored yet. */
record NewGame(String name, Kind kind, History history, long createdAt) {
  GameRow row() {
    WhereRow where = WhereRow.of(history.at(), history.now());
    String head = Checkpoint.head(history.state(history.start()), history.start());
    return GameRow.of(name, kind, head, players(), where, createdAt);
  }

  private int players() {
    return history.setup().seats().size();
  }

  List<LineRow> lines(long id) {
    List<LineRow> lines = new ArrayList<>();
    for (int i = history.start(); i <= history.size(); i++) {
      if (i > history.start()) {
        lines.add(LineRow.of(id, i, history.state(i), createdAt));
      }
      int place = 0;
      for (Aside aside : history.asides(i)) {
        if (!Label.isPart(aside)) {
          lines.add(LineRow.of(id, i, ++place, aside, createdAt));
        }
      }
    }
    return lines;
  }

  List<CheckpointRow> checkpoints(long id) {
    List<CheckpointRow> checkpoints = new ArrayList<>();
    for (int i = history.start() + 1; i <= history.size(); i++) {
      int event = i;
      Game game = history.state(event);
      if (game.table().turn() > history.state(event - 1).table().turn()) {
        Checkpoint.of(game, event)
            .ifPresent(text -> checkpoints.add(new CheckpointRow(id, event, text)));
      }
    }
    return checkpoints;
  }
}
