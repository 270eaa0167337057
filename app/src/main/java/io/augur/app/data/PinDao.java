package io.augur.app.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Dao
interface PinDao {
  @Query("SELECT seat FROM pin WHERE game_id = :game")
  List<String> seats(long game);

  @Query("SELECT * FROM pin WHERE game_id = :game AND seat = :seat")
  @Nullable PinRow pin(long game, String seat);

  /** Fails if there is one already. */
  @Insert(onConflict = OnConflictStrategy.ABORT)
  void insert(PinRow pin);

  @Query("UPDATE pin SET wrong = :wrong, tried_at = :at WHERE game_id = :game AND seat = :seat")
  void tried(long game, String seat, int wrong, long at);

  @Query("DELETE FROM pin WHERE game_id = :game AND seat = :seat")
  int delete(long game, String seat);
}
