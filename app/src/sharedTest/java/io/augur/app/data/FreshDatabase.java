package io.augur.app.data;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import dagger.hilt.EntryPoint;
import dagger.hilt.InstallIn;
import dagger.hilt.android.EntryPointAccessors;
import dagger.hilt.components.SingletonComponent;
import javax.inject.Inject;
import org.junit.rules.ExternalResource;

/** No games before a test, and no open database after it. Goes inside Hilt's own rule. */
public final class FreshDatabase extends ExternalResource {
  /** The database of the running test. */
  public static final class Opened {
    private final AugurDatabase database;

    @Inject
    Opened(AugurDatabase database) {
      this.database = database;
    }

    /** As if the disk were full: reading goes on, every change fails. */
    public void refuseWrites() {
      database.getOpenHelper().getWritableDatabase().execSQL("PRAGMA query_only = 1");
    }

    /** A line of a log that makes no sense any more. */
    public void damage(long game, int event) {
      database
          .getOpenHelper()
          .getWritableDatabase()
          .execSQL(
              "UPDATE line SET line = 'nonsense' WHERE game_id = ? AND event = ?",
              new Object[] {game, event});
    }
  }

  /** The way to it. */
  @EntryPoint
  @InstallIn(SingletonComponent.class)
  public interface Parts {
    Opened opened();
  }

  @Override
  protected void before() {
    Context context = ApplicationProvider.getApplicationContext();
    context.deleteDatabase(AugurDatabase.FILE);
  }

  @Override
  protected void after() {
    Context context = ApplicationProvider.getApplicationContext();
    EntryPointAccessors.fromApplication(context, Parts.class).opened().database.close();
  }
}
