package io.augur.app.data;

import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteStatement;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.History;
import io.augur.rules.table.Civilization;
import java.io.File;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Measures; it promises nothing. Run by {@code ./gradlew :app:benchmark}. */
@RunWith(AndroidJUnit4.class)
public final class DataBenchmark {
  private static final int WARM_UP = 500;
  private static final int ROUNDS = 2_000;

  @Rule public final Phone phone = new Phone();

  @Test
  public void appending() {
    long id = phone.newGame(Setup.standard(8));
    OpenGame[] game = new OpenGame[1];
    phone.onDisk(
        () -> {
          GameRow row = Objects.requireNonNull(phone.database().lines().game(id));
          game[0] = new OpenGame(phone.desk(), phone.desk().reader().near(row, 0).get());
        });
    try (Plain plain = new Plain(new File(phone.file().getParentFile(), "plain.db"))) {
      long[][] times =
          sideBySide(
              i -> game[0].play(new Event.Has(Civilization.EGYPT, Count.TOKENS, i % 40)),
              plain::append);
      report("append an event", "repository", times[0], "plain SQLite", times[1]);
    }
  }

  @Test
  public void opening() {
    long longGame = imported(10_000);
    long shortGame = imported(500);
    long[][] times =
        sideBySide(
            i -> new Sessions(phone.desk()).of(longGame),
            i -> new Sessions(phone.desk()).of(shortGame));
    report("open a game", "10,000 events", times[0], "500 events", times[1]);
  }

  @Test
  public void listing() {
    for (int i = 0; i < 10; i++) {
      phone.newGame(Setup.standard(8));
    }
    long[] ten = alone(i -> phone.database().games().newestFirst(Tables.FIRST_PAGE));
    for (int i = 10; i < 500; i++) {
      phone.newGame(Setup.standard(8));
    }
    long[] fiveHundred = alone(i -> phone.database().games().newestFirst(Tables.FIRST_PAGE));
    report("first page of the list", "500 games", fiveHundred, "10 games", ten);
  }

  /** Both in turn, so that whatever else the machine does hits both. */
  private long[][] sideBySide(IntConsumer one, IntConsumer other) {
    long[][] times = new long[2][ROUNDS];
    phone.onDisk(
        () -> {
          for (int i = -WARM_UP; i < ROUNDS; i++) {
            long first = time(one, i + WARM_UP);
            long second = time(other, i + WARM_UP);
            if (i >= 0) {
              times[0][i] = first;
              times[1][i] = second;
            }
          }
        });
    Phone.idle();
    return times;
  }

  private long[] alone(IntConsumer task) {
    return sideBySide(task, i -> {})[0];
  }

  private static long time(IntConsumer task, int number) {
    long start = System.nanoTime();
    task.accept(number);
    return System.nanoTime() - start;
  }

  private static void report(String what, String one, long[] first, String other, long[] second) {
    Arrays.sort(first);
    Arrays.sort(second);
    System.out.printf("%n%s: %s against %s%n", what, one, other);
    for (int percent : new int[] {50, 99}) {
      int place = percent * (ROUNDS - 1) / 100;
      System.out.printf(
          "  p%d: %,d µs against %,d µs, ratio %.2f%n",
          percent,
          first[place] / 1000,
          second[place] / 1000,
          first[place] / (double) second[place]);
    }
  }

  /** A game that stands, after at least so many events, forty into a turn. */
  private long imported(int events) {
    History history = Logs.quiet(Setup.standard(18), events + 600);
    int begins = events;
    while (history.state(begins).table().turn() == history.state(begins - 1).table().turn()) {
      begins++;
    }
    history.jump(begins + 40);
    return phone.imported(history);
  }

  /** The same insert and commit with nothing in between. */
  private static final class Plain implements AutoCloseable {
    private final SQLiteDatabase file;
    private final SQLiteStatement insert;
    private final SQLiteStatement move;

    Plain(File path) {
      SQLiteDatabase.deleteDatabase(path);
      file =
          SQLiteDatabase.openDatabase(
              path.getPath(),
              null,
              SQLiteDatabase.CREATE_IF_NECESSARY | SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING);
      file.execSQL("PRAGMA synchronous = FULL");
      file.execSQL("CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT, at INTEGER)");
      file.execSQL(
          "CREATE TABLE line (game_id INTEGER NOT NULL, event INTEGER NOT NULL, aside INTEGER"
              + " NOT NULL, line TEXT, fingerprint TEXT, stored_at INTEGER NOT NULL, PRIMARY"
              + " KEY(game_id, event, aside))");
      file.execSQL("INSERT INTO game VALUES (1, 'plain', 0)");
      insert = file.compileStatement("INSERT INTO line VALUES (1, ?, 0, ?, '0a1b2c3', 1)");
      move = file.compileStatement("UPDATE game SET at = ? WHERE id = 1");
    }

    void append(int number) {
      file.beginTransactionNonExclusive();
      try {
        move.bindLong(1, number);
        move.executeUpdateDelete();
        insert.bindLong(1, number + 1L);
        insert.bindString(2, "egypt has " + number % 40 + " tokens");
        insert.executeInsert();
        file.setTransactionSuccessful();
      } finally {
        file.endTransaction();
      }
    }

    @Override
    public void close() {
      file.close();
    }
  }
}
