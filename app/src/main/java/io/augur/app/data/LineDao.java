package io.augur.app.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines of games; what changes a game changes it in one transaction. */
@Dao
abstract class LineDao {
  @Query("SELECT * FROM game WHERE id = :id AND deleted_at IS NULL")
  abstract @Nullable GameRow game(long id);

  /** The lines behind the event of this number, as texts even where something else got there. */
  @Query(
      "SELECT game_id, event, aside, CAST(line AS TEXT) AS line,"
          + " CAST(fingerprint AS TEXT) AS fingerprint, stored_at FROM line WHERE game_id = :id"
          + " AND (event > :event OR (event = :event AND aside > 0)) ORDER BY event, aside")
  abstract List<LineRow> behind(long id, int event);

  @Query("SELECT fingerprint FROM line WHERE game_id = :id AND event = :event AND aside = 0")
  abstract @Nullable String fingerprint(long id, int event);

  /** Where the turn before the last one began: people look back at what has just happened. */
  @Query(
      "SELECT * FROM checkpoint WHERE game_id = :id AND event <= :at"
          + " ORDER BY event DESC LIMIT 1 OFFSET 1")
  abstract @Nullable CheckpointRow checkpoint(long id, int at);

  @Query("SELECT COALESCE(MAX(aside), 0) + 1 FROM line WHERE game_id = :id AND event = :event")
  abstract int nextAside(long id, int event);

  @Query(
      "UPDATE game SET at = :at, turn = :turn, phase = :phase, result = :result,"
          + " changes = changes + 1 WHERE id = :id AND changes = :changes")
  abstract int move(long id, int changes, int at, int turn, String phase, @Nullable String result);

  @Query("DELETE FROM line WHERE game_id = :id AND event > :at")
  abstract void forgetLines(long id, int at);

  @Query("DELETE FROM checkpoint WHERE game_id = :id AND event > :at")
  abstract void forgetCheckpoints(long id, int at);

  @Query("DELETE FROM pin WHERE game_id = :id AND seat = :seat")
  abstract int forgetPin(long id, String seat);

  @Insert
  abstract void insert(List<LineRow> lines);

  @Insert
  abstract void insert(CheckpointRow checkpoint);

  @Transaction
  void store(Change change) {
    GameRow game = change.before();
    WhereRow to = change.after();
    if (move(game.id, game.changes, to.at, to.turn, to.phase, to.result) == 0) {
      throw new Overtaken(game.id);
    }
    if (change.adds()) {
      forgetLines(game.id, game.where.at);
      forgetCheckpoints(game.id, game.where.at);
    }
    insert(change.lines());
    change.checkpoint().ifPresent(text -> insert(new CheckpointRow(game.id, to.at, text)));
  }

  /** Takes a player's PIN away and writes down that it was done. */
  @Transaction
  void storeWithoutPin(Change change, String seat) {
    store(change);
    forgetPin(change.before().id, seat);
  }
}
