package io.augur.app.tables;

import android.os.Bundle;
import io.augur.app.data.Kept;
import io.augur.app.data.Kind;
import io.augur.app.data.Stopped;
import io.augur.app.ui.Moment;
import io.augur.rules.view.Phase;
import java.time.Clock;
import java.time.Instant;

/** One line of the list of tables; as a bundle it goes to the sheet that opens from it. */
record TableRow(long id, String name, int players, Moment created, Stopped stopped, Kind kind) {
  static final String ID = "id";
  static final String NAME = "name";
  private static final String PLAYERS = "players";
  private static final String CREATED = "created";
  private static final String TURN = "turn";
  private static final String PHASE = "phase";
  private static final String KIND = "kind";

  static TableRow of(Kept game, Clock clock) {
    return new TableRow(
        game.id(),
        game.name(),
        game.players(),
        Moment.of(game.created(), clock),
        game.stopped(),
        game.kind());
  }

  static TableRow of(Bundle bundle, Clock clock) {
    return new TableRow(
        bundle.getLong(ID),
        bundle.getString(NAME, ""),
        bundle.getInt(PLAYERS),
        Moment.of(Instant.ofEpochMilli(bundle.getLong(CREATED)), clock),
        new Stopped(bundle.getInt(TURN), Phase.valueOf(bundle.getString(PHASE, ""))),
        Kind.of(bundle.getString(KIND, "")));
  }

  Bundle toBundle() {
    Bundle bundle = new Bundle();
    bundle.putLong(ID, id);
    bundle.putString(NAME, name);
    bundle.putInt(PLAYERS, players);
    bundle.putLong(CREATED, created.time().toInstant().toEpochMilli());
    bundle.putInt(TURN, stopped.turn());
    bundle.putString(PHASE, stopped.phase().name());
    bundle.putString(KIND, kind.text());
    return bundle;
  }
}
