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

  GameRow(long id, String name, int players, long createdAt, @Nullable Long deletedAt) {
    this.id = id;
    this.name = name;
    this.players = players;
    this.createdAt = createdAt;
    this.deletedAt = deletedAt;
  }

  Game toGame() {
    return new Game(id, name, players, Instant.ofEpochMilli(createdAt));
  }
}
