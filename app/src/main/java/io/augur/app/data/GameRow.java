package io.augur.app.data;

import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A game as it lies in the database; times are milliseconds since 1970. */
@Entity(tableName = "game")
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

  /** The setup lines of its log; a game of version 1 has none and is the standard one. */
  final @Nullable String setup;

  /** How many of its events have happened; later ones were undone. */
  @ColumnInfo(name = "at", defaultValue = "0")
  final int at;

  GameRow(
      long id,
      String name,
      int players,
      long createdAt,
      @Nullable Long deletedAt,
      @Nullable String setup,
      int at) {
    this.id = id;
    this.name = name;
    this.players = players;
    this.createdAt = createdAt;
    this.deletedAt = deletedAt;
    this.setup = setup;
    this.at = at;
  }

  Kept toKept() {
    return new Kept(id, name, players, Instant.ofEpochMilli(createdAt));
  }
}
