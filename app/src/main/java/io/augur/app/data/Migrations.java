package io.augur.app.data;

import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The ways from every released version of the database to the next one. */
final class Migrations {
  static final Migration[] ALL = {new LinesOfGames()};

  private static final String OF_A_GAME =
      " FOREIGN KEY(game_id) REFERENCES game(id) ON UPDATE NO ACTION ON DELETE CASCADE)";

  private Migrations() {}

  private static final class LinesOfGames extends Migration {
    LinesOfGames() {
      super(1, 2);
    }

    @Override
    public void migrate(SupportSQLiteDatabase db) {
      db.execSQL("ALTER TABLE game ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'");
      db.execSQL("ALTER TABLE game ADD COLUMN rules INTEGER NOT NULL DEFAULT 1");
      db.execSQL("ALTER TABLE game ADD COLUMN setup TEXT");
      db.execSQL("ALTER TABLE game ADD COLUMN at INTEGER NOT NULL DEFAULT 0");
      db.execSQL("ALTER TABLE game ADD COLUMN turn INTEGER NOT NULL DEFAULT 1");
      db.execSQL("ALTER TABLE game ADD COLUMN phase TEXT NOT NULL DEFAULT 'gathering'");
      db.execSQL("ALTER TABLE game ADD COLUMN result TEXT");
      db.execSQL("ALTER TABLE game ADD COLUMN changes INTEGER NOT NULL DEFAULT 0");
      db.execSQL("CREATE INDEX index_game_deleted_at_created_at ON game (deleted_at, created_at)");
      db.execSQL(
          "CREATE TABLE line (game_id INTEGER NOT NULL, event INTEGER NOT NULL,"
              + " aside INTEGER NOT NULL, line TEXT, fingerprint TEXT, stored_at INTEGER NOT NULL,"
              + " PRIMARY KEY(game_id, event, aside),"
              + OF_A_GAME);
      db.execSQL(
          "CREATE TABLE checkpoint (game_id INTEGER NOT NULL, event INTEGER NOT NULL, text TEXT NOT NULL,"
              + " PRIMARY KEY(game_id, event),"
              + OF_A_GAME);
      db.execSQL(
          "CREATE TABLE pin (game_id INTEGER NOT NULL, seat TEXT NOT NULL, salt BLOB NOT NULL, hash BLOB NOT NULL,"
              + " rounds INTEGER NOT NULL, wrong INTEGER NOT NULL, tried_at INTEGER NOT NULL,"
              + " PRIMARY KEY(game_id, seat),"
              + OF_A_GAME);
    }
  }
}
