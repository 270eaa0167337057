package io.augur.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** The state of a game at the start of a turn, from which it opens without the turns before. */
@Entity(
    tableName = "checkpoint",
    primaryKeys = {"game_id", "event"},
    foreignKeys =
        @ForeignKey(
            entity = GameRow.class,
            parentColumns = "id",
            childColumns = "game_id",
            onDelete = ForeignKey.CASCADE))
final class CheckpointRow {
  @ColumnInfo(name = "game_id")
  final long gameId;

  /** The number of the event that led there. */
  final int event;

  @NonNull final String text;

  CheckpointRow(long gameId, int event, String text) {
    this.gameId = gameId;
    this.event = event;
    this.text = text;
  }
}
