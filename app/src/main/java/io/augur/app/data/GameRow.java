package io.augur.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import org.jspecify.annotations.Nullable;

/** A game as it lies in the database; times are milliseconds since 1970. */
@Entity(tableName = "game", indices = @Index({"deleted_at", "created_at"}))
final class GameRow {
  @PrimaryKey(autoGenerate = true)
  final long id;

  final String name;
  final int players;

  @ColumnInfo(name = "created_at")
  final long createdAt;

  /** When the game was deleted; it can be brought back until it is purged. */
  @ColumnInfo(name = "deleted_at")
  final @Nullable Long deletedAt;

  /** See {@link Kind}. */
  @NonNull
  @ColumnInfo(defaultValue = "'table'")
  final String kind;

  /** The version of the rules that its log is written for. */
  @ColumnInfo(defaultValue = "1")
  final int rules;

  /** The setup lines of its log; a game of version 1 has none and is the standard one. */
  final @Nullable String setup;

  @NonNull @Embedded final WhereRow where;

  /** How often the game has changed; whoever did not see the last change may not add to it. */
  @ColumnInfo(defaultValue = "0")
  final int changes;

  GameRow(
      long id,
      String name,
      int players,
      long createdAt,
      @Nullable Long deletedAt,
      String kind,
      int rules,
      @Nullable String setup,
      WhereRow where,
      int changes) {
    this.id = id;
    this.name = name;
    this.players = players;
    this.createdAt = createdAt;
    this.deletedAt = deletedAt;
    this.kind = kind;
    this.rules = rules;
    this.setup = setup;
    this.where = where;
    this.changes = changes;
  }

  /** A game that is not stored yet. */
  static GameRow of(
      String name, Kind kind, String setup, int players, WhereRow where, long createdAt) {
    int rules = Integer.parseInt(setup.substring(setup.indexOf(' ') + 1, setup.indexOf('\n')));
    return new GameRow(0, name, players, createdAt, null, kind.text(), rules, setup, where, 0);
  }

  /** The same game, one change later. */
  GameRow at(WhereRow next) {
    return new GameRow(
        id, name, players, createdAt, deletedAt, kind, rules, setup, next, changes + 1);
  }

  /** The first lines of its log. */
  String setupText() {
    return setup == null ? LogText.setup(Setup.standard(players)) : setup;
  }
}
