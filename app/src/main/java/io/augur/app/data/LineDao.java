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
  @Query("SELECT * FROM game WHERE id = :id")
  abstract @Nullable GameRow game(long id);

  /** An aside stands right behind the event that it follows, also if others came after it. */
  @Query("SELECT line FROM line WHERE game_id = :id ORDER BY events, position")
  abstract List<String> lines(long id);

  @Query("SELECT COALESCE(MAX(position) + 1, 0) FROM line WHERE game_id = :id")
  abstract int next(long id);

  @Insert
  abstract void insert(LineRow line);

  @Query("DELETE FROM line WHERE game_id = :id AND events > :at")
  abstract void forget(long id, int at);

  @Query("UPDATE game SET at = :at WHERE id = :id")
  abstract void move(long id, int at);

  /** Takes lines behind event number {@code at} in place of what was undone. */
  @Transaction
  void append(long id, int at, int events, List<String> lines, long now) {
    if (events > at) {
      forget(id, at);
      move(id, events);
    }
    for (String line : lines) {
      insert(new LineRow(id, next(id), events, line, now));
    }
  }
}
