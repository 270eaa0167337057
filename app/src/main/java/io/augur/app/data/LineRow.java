package io.augur.app.data;

import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** A line of a game's log as it lies in the database. */
@Entity(
    tableName = "line",
    primaryKeys = {"game_id", "position"},
    foreignKeys =
        @ForeignKey(
            entity = GameRow.class,
            parentColumns = "id",
            childColumns = "game_id",
            onDelete = ForeignKey.CASCADE))
final class LineRow {
  @ColumnInfo(name = "game_id")
  final long gameId;

  final int position;

  /** How many events there are up to this line; an aside counts none. */
  final int events;

  final String line;

  /** When it was stored, in milliseconds since 1970. */
  @ColumnInfo(name = "stored_at")
  final long storedAt;

  LineRow(long gameId, int position, int events, String line, long storedAt) {
    this.gameId = gameId;
    this.position = position;
    this.events = events;
    this.line = line;
    this.storedAt = storedAt;
  }
}
