package io.augur.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Player;
import io.augur.rules.view.Phase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a game stands, as columns of its row. */
final class WhereRow {
  /** How many of its events have happened; later ones were undone. */
  @ColumnInfo(defaultValue = "0")
  final int at;

  @ColumnInfo(defaultValue = "1")
  final int turn;

  @NonNull
  @ColumnInfo(defaultValue = "'gathering'")
  final String phase;

  /** How it ended: "egypt 14, rome 12", the place of each marker, the first one first. */
  final @Nullable String result;

  WhereRow(int at, int turn, String phase, @Nullable String result) {
    this.at = at;
    this.turn = turn;
    this.phase = phase;
    this.result = result;
  }

  static WhereRow atStart() {
    return new WhereRow(0, 1, Phase.GATHERING.key(), null);
  }

  static WhereRow of(int at, Game game) {
    return new WhereRow(
        at, game.table().turn(), Phase.of(game).key(), game.isOver() ? result(game) : null);
  }

  private static String result(Game game) {
    List<Player> players = new ArrayList<>(game.table().players());
    players.sort(Comparator.comparing(player -> -player.counts().position()));
    List<String> places = new ArrayList<>();
    players.forEach(it -> places.add(it.civilization().key() + " " + it.counts().position()));
    return String.join(", ", places);
  }

  Stopped stopped() {
    for (Phase known : Phase.values()) {
      if (known.key().equals(phase)) {
        return new Stopped(turn, known);
      }
    }
    throw new IllegalArgumentException("no phase: " + phase);
  }
}
