package io.augur.app.data;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;

/** A database that this version of the app can't read, since a later one wrote it. */
public final class BrokenDatabase {
  private BrokenDatabase() {}

  public static void plant() {
    Context context = ApplicationProvider.getApplicationContext();
    try (SQLiteDatabase file =
        context.openOrCreateDatabase(AugurDatabase.FILE, Context.MODE_PRIVATE, null)) {
      file.setVersion(99);
    }
  }

  public static void remove() {
    Context context = ApplicationProvider.getApplicationContext();
    context.deleteDatabase(AugurDatabase.FILE);
  }
}
