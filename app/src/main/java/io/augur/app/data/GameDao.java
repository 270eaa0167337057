package io.augur.app.data;

import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import java.util.List;

@Dao
interface GameDao {
  @Query(
      "SELECT id, name, players, created_at, kind, at, turn, phase, result FROM game"
          + " WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT :most")
  List<ListRow> newestFirst(int most);

  @Insert
  long insert(GameRow row);

  @Query("UPDATE game SET name = :name WHERE id = :id")
  int rename(long id, String name);

  @Query("UPDATE game SET deleted_at = :at WHERE id = :id")
  int markDeleted(long id, long at);

  @Query("UPDATE game SET deleted_at = NULL WHERE id = :id")
  int restore(long id);

  @Query("DELETE FROM game WHERE deleted_at < :before")
  int purge(long before);
}
