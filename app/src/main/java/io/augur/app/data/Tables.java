package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import io.augur.rules.table.Civilization;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The games kept on this phone; the one place that reads and writes them. */
@Singleton
public final class Tables {
  /** How long a deleted game can be brought back, by an undo that outlives even the process. */
  static final Duration DELETED_KEPT = Duration.ofDays(1);

  /** More rows than a screen shows at once. */
  static final int FIRST_PAGE = 20;

  static final int ALL = -1;

  private final MutableLiveData<Reading> reading = new ReadWhenWatched();
  private final GameDao games;
  private final Clock clock;
  private final Executor disk;
  private final Executor main;

  @Inject
  Tables(GameDao games, Clock clock, @Disk Executor disk, @Main Executor main) {
    this.games = games;
    this.clock = clock;
    this.disk = disk;
    this.main = main;
  }

  /** The games, read anew after each change. */
  public LiveData<Reading> reading() {
    return reading;
  }

  public void retry() {
    reading.setValue(new Reading.Pending());
    reload();
  }

  public void create(String name, Setup setup, Consumer<Created> then) {
    create(name, setup, Kind.TABLE, then);
  }

  /** A notepad for one player of that table: only his hand is entered. */
  public void createNotepad(String name, Setup setup, Civilization own, Consumer<Created> then) {
    if (!setup.plays(own)) {
      throw new IllegalArgumentException("not at the table: " + own.key());
    }
    create(name, setup, new Kind.Notepad(own), then);
  }

  private void create(String name, Setup setup, Kind kind, Consumer<Created> then) {
    int players = setup.seats().size();
    WhereRow start = WhereRow.atStart();
    GameRow row = GameRow.of(name, kind, LogText.setup(setup), players, start, clock.millis());
    long[] id = new long[1];
    store(
        () -> {
          id[0] = games.insert(row);
          return true;
        },
        outcome ->
            then.accept(
                outcome == Outcome.STORED ? new Created.Stored(id[0]) : new Created.NotStored()));
  }

  public void rename(long id, String name, Consumer<Outcome> then) {
    store(() -> games.rename(id, name) == 1, then);
  }

  /** Takes the game off the list; the row stays for a while, so that undo needs no copy of it. */
  public void delete(long id, Consumer<Outcome> then) {
    long now = clock.millis();
    store(() -> games.markDeleted(id, now) == 1, then);
  }

  public void undelete(long id, Consumer<Outcome> then) {
    store(() -> games.restore(id) == 1, then);
  }

  private void store(BooleanSupplier change, Consumer<Outcome> then) {
    disk.execute(
        () -> {
          Outcome outcome = attempt(change);
          Reading now = read(ALL);
          main.execute(
              () -> {
                reading.setValue(now);
                then.accept(outcome);
              });
        });
  }

  /** Reads the games anew; where none were shown yet, the first of them come before the rest. */
  void reload() {
    long purged = clock.instant().minus(DELETED_KEPT).toEpochMilli();
    boolean nothingShown = reading.getValue() instanceof Reading.Pending;
    disk.execute(
        () -> {
          if (nothingShown) {
            show(read(FIRST_PAGE));
          }
          attempt(() -> games.purge(purged) >= 0);
          show(read(ALL));
        });
  }

  private void show(Reading now) {
    main.execute(() -> reading.setValue(now));
  }

  private Reading read(int most) {
    try {
      List<Kept> kept = new ArrayList<>();
      for (ListRow row : games.newestFirst(most)) {
        kept.add(row.toKept());
      }
      return new Reading.Games(kept);
    } catch (SQLException | IllegalStateException | IllegalArgumentException e) {
      Log.w("Tables", "games not read", e);
      return new Reading.Unreadable();
    }
  }

  private static Outcome attempt(BooleanSupplier change) {
    try {
      return change.getAsBoolean() ? Outcome.STORED : Outcome.NOT_STORED;
    } catch (SQLException | IllegalStateException e) {
      Log.w("Tables", "change not stored", e);
      return Outcome.NOT_STORED;
    }
  }

  private final class ReadWhenWatched extends MutableLiveData<Reading> {
    ReadWhenWatched() {
      super(new Reading.Pending());
    }

    @Override
    protected void onActive() {
      reload(); // a game may have been played on
    }
  }
}
