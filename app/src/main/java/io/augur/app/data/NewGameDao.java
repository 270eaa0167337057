package io.augur.app.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Transaction;
import java.util.ArrayList;
import java.util.List;

/** Stores games that come with a past: all of them, or none. */
@Dao
abstract class NewGameDao {
  @Insert
  abstract long insert(GameRow game);

  @Insert
  abstract void insertLines(List<LineRow> lines);

  @Insert
  abstract void insertCheckpoints(List<CheckpointRow> checkpoints);

  @Query(
      "INSERT INTO pin (game_id, seat, salt, hash, rounds, wrong, tried_at)"
          + " SELECT :to, seat, salt, hash, rounds, wrong, tried_at FROM pin WHERE game_id = :from")
  abstract void copyPins(long from, long to);

  @Transaction
  List<Long> store(LogFile file, String otherName, long now) {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < file.games(); i++) {
      ids.add(store(file.game(i, otherName, now)));
    }
    return ids;
  }

  /** A copy of a stored game; a PIN guards the hand in the copy too. */
  @Transaction
  long storeCopy(long original, NewGame copy) {
    long id = store(copy);
    copyPins(original, id);
    return id;
  }

  private long store(NewGame game) {
    long id = insert(game.row());
    insertLines(game.lines(id));
    insertCheckpoints(game.checkpoints(id));
    return id;
  }
}
