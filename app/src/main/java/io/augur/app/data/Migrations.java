package io.augur.app.data;

import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The ways from every released version of the database to the next one. */
final class Migrations {
  static final Migration[] ALL = {new LinesOfGames()};

  private Migrations() {}

  private static final class LinesOfGames extends Migration {
    LinesOfGames() {
      super(1, 2);
    }

    @Override
    public void migrate(SupportSQLiteDatabase db) {
      db.execSQL("ALTER TABLE game ADD COLUMN setup TEXT");
      db.execSQL("ALTER TABLE game ADD COLUMN at INTEGER NOT NULL DEFAULT 0");
      db.execSQL(
          "CREATE TABLE line (game_id INTEGER NOT NULL, position INTEGER NOT NULL,"
              + " events INTEGER NOT NULL, line TEXT, stored_at INTEGER NOT NULL,"
              + " PRIMARY KEY(game_id, position), FOREIGN KEY(game_id) REFERENCES game(id)"
              + " ON UPDATE NO ACTION ON DELETE CASCADE)");
    }
  }
}
