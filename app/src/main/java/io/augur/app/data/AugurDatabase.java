package io.augur.app.data;

import androidx.room.Database;
import androidx.room.RoomDatabase;

@Database(
    entities = {GameRow.class, LineRow.class, CheckpointRow.class, PinRow.class},
    version = 2)
abstract class AugurDatabase extends RoomDatabase {
  static final String FILE = "augur.db";

  abstract GameDao games();

  abstract LineDao lines();

  abstract NewGameDao newGames();

  abstract PinDao pins();
}
