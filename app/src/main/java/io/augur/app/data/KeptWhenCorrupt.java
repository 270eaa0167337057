package io.augur.app.data;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;

/**
 * Opens the database so that what is committed lies on the disk, and leaves a damaged file where it
 * is; Android would delete it.
 */
final class KeptWhenCorrupt implements SupportSQLiteOpenHelper.Factory {
  @Override
  public SupportSQLiteOpenHelper create(SupportSQLiteOpenHelper.Configuration configuration) {
    return new FrameworkSQLiteOpenHelperFactory()
        .create(
            SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name)
                .callback(new Callback(configuration.callback))
                .build());
  }

  private static final class Callback extends SupportSQLiteOpenHelper.Callback {
    private final SupportSQLiteOpenHelper.Callback room;

    Callback(SupportSQLiteOpenHelper.Callback room) {
      super(room.version);
      this.room = room;
    }

    @Override
    public void onConfigure(SupportSQLiteDatabase db) {
      db.execSQL("PRAGMA synchronous = FULL"); // what was stored outlives an empty battery
      room.onConfigure(db);
    }

    @Override
    public void onCreate(SupportSQLiteDatabase db) {
      room.onCreate(db);
    }

    @Override
    public void onUpgrade(SupportSQLiteDatabase db, int oldVersion, int newVersion) {
      room.onUpgrade(db, oldVersion, newVersion);
    }

    @Override
    public void onDowngrade(SupportSQLiteDatabase db, int oldVersion, int newVersion) {
      room.onDowngrade(db, oldVersion, newVersion);
    }

    @Override
    public void onOpen(SupportSQLiteDatabase db) {
      room.onOpen(db);
    }

    @Override
    public void onCorruption(SupportSQLiteDatabase db) {
      // Nothing: the read that found it fails, and the screen says so.
    }
  }
}
