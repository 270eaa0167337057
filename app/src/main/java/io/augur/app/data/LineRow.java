package io.augur.app.data;

import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.log.Aside;
import io.augur.rules.log.EventText;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.LogText;
import org.jspecify.annotations.Nullable;

/** A line of a game's log as it lies in the database. */
@Entity(
    tableName = "line",
    primaryKeys = {"game_id", "event", "aside"},
    foreignKeys =
        @ForeignKey(
            entity = GameRow.class,
            parentColumns = "id",
            childColumns = "game_id",
            onDelete = ForeignKey.CASCADE))
final class LineRow {
  @ColumnInfo(name = "game_id")
  final long gameId;

  /** The number of the event, from 1; asides have the number of the event that they follow. */
  final int event;

  /** 0 for the event itself, then the asides behind it in their order. */
  final int aside;

  final @Nullable String line;

  /** The fingerprint of the game after the event. */
  final @Nullable String fingerprint;

  /** When it was stored, in milliseconds since 1970. */
  @ColumnInfo(name = "stored_at")
  final long storedAt;

  LineRow(
      long gameId,
      int event,
      int aside,
      @Nullable String line,
      @Nullable String fingerprint,
      long storedAt) {
    this.gameId = gameId;
    this.event = event;
    this.aside = aside;
    this.line = line;
    this.fingerprint = fingerprint;
    this.storedAt = storedAt;
  }

  /** The line of a game's last event. */
  static LineRow of(long gameId, int event, Game game, long now) {
    Event last = game.last().orElseThrow(() -> new IllegalArgumentException("no event yet"));
    return new LineRow(gameId, event, 0, EventText.print(last), Fingerprint.of(game), now);
  }

  static LineRow of(long gameId, int event, int place, Aside aside, long now) {
    return new LineRow(gameId, event, place, LogText.line(aside), null, now);
  }

  /** As it stands in the log; what is missing makes the line unreadable, not shorter. */
  String text() {
    return aside > 0 ? String.valueOf(line) : line + " #" + fingerprint;
  }
}
