package io.augur.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** The PIN before a hand, of which only a salted hash is kept. */
@Entity(
    tableName = "pin",
    primaryKeys = {"game_id", "seat"},
    foreignKeys =
        @ForeignKey(
            entity = GameRow.class,
            parentColumns = "id",
            childColumns = "game_id",
            onDelete = ForeignKey.CASCADE))
final class PinRow {
  @ColumnInfo(name = "game_id")
  final long gameId;

  /** The key of the civilization. */
  @NonNull final String seat;

  @NonNull final byte[] salt;
  @NonNull final byte[] hash;
  final int rounds;

  /** How often it was wrong since it was last right. */
  final int wrong;

  /** When it was last tried, in milliseconds since 1970. */
  @ColumnInfo(name = "tried_at")
  final long triedAt;

  PinRow(long gameId, String seat, byte[] salt, byte[] hash, int rounds, int wrong, long triedAt) {
    this.gameId = gameId;
    this.seat = seat;
    this.salt = salt;
    this.hash = hash;
    this.rounds = rounds;
    this.wrong = wrong;
    this.triedAt = triedAt;
  }
}
