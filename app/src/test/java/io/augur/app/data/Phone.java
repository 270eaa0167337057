package io.augur.app.data;

import static com.google.common.truth.Truth.assertWithMessage;

import android.content.Context;
import android.database.Cursor;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.History;
import io.augur.rules.log.LogText;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.rules.ExternalResource;
import org.robolectric.Shadows;

/** A phone without screens: the data of the app on a real database, process after process. */
final class Phone extends ExternalResource {
  final Context context = ApplicationProvider.getApplicationContext();
  final TestClock clock = new TestClock();
  final TestDisk disk = new TestDisk();
  private final Executor main = ContextCompat.getMainExecutor(context);
  private AugurDatabase database = open();
  private Sessions sessions = new Sessions(desk());

  private AugurDatabase open() {
    return DataModule.database(context, disk);
  }

  @Override
  protected void before() {
    die();
    context.deleteDatabase(AugurDatabase.FILE);
    wake();
  }

  @Override
  protected void after() {
    die();
    context.deleteDatabase(AugurDatabase.FILE);
  }

  /** Ends the process in good order. */
  void die() {
    database.close();
  }

  /** The next process. */
  void wake() {
    database = open();
    sessions = new Sessions(desk());
  }

  void restart() {
    die();
    wake();
  }

  AugurDatabase database() {
    return database;
  }

  File file() {
    return context.getDatabasePath(AugurDatabase.FILE);
  }

  SessionDesk desk() {
    return new SessionDesk(
        database.lines(), database.newGames(), clock, DataModule.chance(), disk, main);
  }

  Tables tables() {
    return new Tables(database.games(), clock, disk, main);
  }

  Pins pins() {
    return new Pins(database.pins(), sessions, clock, DataModule.chance(), disk, main);
  }

  Exports exports() {
    return new Exports(desk(), database.games());
  }

  Imports imports() {
    return new Imports(desk(), tables());
  }

  Copies copies() {
    return new Copies(desk(), tables());
  }

  Sessions sessions() {
    return sessions;
  }

  Session session(long id) {
    return sessions.of(id);
  }

  long newGame(Setup setup) {
    Created created = await(then -> tables().create("Friday night", setup, then), Created.class);
    return ((Created.Stored) created).id();
  }

  /** A game with this past, up to where it stands. */
  long imported(History history) {
    byte[] log = LogText.marked(history).getBytes(StandardCharsets.UTF_8);
    Imported imported =
        await(
            then -> imports().read(() -> new ByteArrayInputStream(log), "game", it -> {}, then),
            Imported.class);
    return ((Imported.Stored) imported).games().get(0);
  }

  /** As the next process would find the game. */
  SessionState.Open reopened(long id) {
    return shown(new Sessions(desk()).of(id));
  }

  SessionState.Open shown(Session session) {
    SessionState state = state(session);
    assertWithMessage("state of the session").that(state).isInstanceOf(SessionState.Open.class);
    return (SessionState.Open) state;
  }

  SessionState state(Session session) {
    idle();
    SessionState state = session.state().getValue();
    return state == null ? new SessionState.Opening() : state;
  }

  static void idle() {
    Shadows.shadowOf(Looper.getMainLooper()).idle();
  }

  /** What a task hands over when the main thread gets to it. */
  static <T> T await(Consumer<Consumer<T>> task, Class<? super T> type) {
    AtomicReference<T> result = new AtomicReference<>();
    task.accept(result::set);
    idle();
    T value = result.get();
    if (value == null) {
      throw new AssertionError("no " + type.getSimpleName() + " came");
    }
    return value;
  }

  /** Something done to the database behind the app's back. */
  void sql(String statement) {
    disk.execute(() -> database.getOpenHelper().getWritableDatabase().execSQL(statement));
  }

  /** Asks or sets something on the connection that writes; the others only read. */
  long pragma(String what) {
    AtomicLong value = new AtomicLong();
    disk.execute(
        () -> {
          SupportSQLiteDatabase file = database.getOpenHelper().getWritableDatabase();
          file.beginTransaction();
          try (Cursor row = file.query("PRAGMA " + what)) {
            row.moveToFirst();
            value.set(row.getLong(0));
          } finally {
            file.endTransaction();
          }
        });
    return value.get();
  }

  /** Brings everything into the main file and empties the write-ahead log. */
  void checkpointFile() {
    disk.execute(
        () -> {
          try (Cursor row =
              database
                  .getOpenHelper()
                  .getWritableDatabase()
                  .query("PRAGMA wal_checkpoint(TRUNCATE)")) {
            row.moveToFirst();
            assertWithMessage("busy").that(row.getInt(0)).isEqualTo(0);
          }
        });
  }

  void onDisk(Runnable task) {
    disk.execute(task);
  }
}
