package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import androidx.lifecycle.MutableLiveData;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a game, changes it and shows what became of it; all of it on the disk's thread. */
final class SessionWork {
  private static final String TAG = "Session";

  private final MutableLiveData<SessionState> state = new LookedAtAgain();
  private final long id;
  private final SessionDesk desk;

  // Only touched on the disk's thread.
  private @Nullable OpenGame game;
  private String name = "";
  private Runnable failed = () -> {};

  SessionWork(long id, SessionDesk desk) {
    this.id = id;
    this.desk = desk;
    desk.disk().execute(() -> read(Said.NOTHING));
  }

  MutableLiveData<SessionState> state() {
    return state;
  }

  void change(Function<OpenGame, Said> change) {
    desk.disk().execute(() -> attempt(change));
  }

  void retry() {
    desk.disk().execute(() -> failed.run());
  }

  /** What a task brings, or nothing if it can't be done. */
  <T> void ask(Function<OpenGame, T> task, Consumer<Optional<T>> then) {
    desk.disk()
        .execute(
            () -> {
              Optional<T> result = Optional.ofNullable(game).flatMap(it -> result(task, it));
              desk.main().execute(() -> then.accept(result));
            });
  }

  private void attempt(Function<OpenGame, Said> change) {
    OpenGame now = game;
    if (now == null) {
      return;
    }
    failed = () -> {};
    try {
      publish(now, change.apply(now));
    } catch (Overtaken e) {
      read(new Said.Overtaken());
    } catch (SQLException | IllegalStateException e) {
      Log.w(TAG, "step not stored", e);
      failed = () -> attempt(change);
      publish(now, new Said.NotStored());
    }
  }

  private <T> Optional<T> result(Function<OpenGame, T> task, OpenGame now) {
    try {
      return Optional.of(task.apply(now));
    } catch (Overtaken e) {
      read(new Said.Overtaken());
    } catch (SQLException | IllegalStateException e) {
      Log.w(TAG, "task failed", e);
    }
    return Optional.empty();
  }

  private void read(Said said) {
    failed = () -> {};
    try {
      GameRow row = desk.lines().game(id);
      if (row == null) {
        game = null;
        show(new SessionState.Gone());
      } else {
        open(row, said);
      }
    } catch (SQLException | IllegalStateException | IllegalArgumentException e) {
      Log.w(TAG, "game not read", e);
      unreadable();
    }
  }

  private void open(GameRow row, Said said) {
    Optional<ReadGame> read = desk.reader().near(row, row.where.at);
    if (read.isPresent()) {
      OpenGame opened = new OpenGame(desk, read.get());
      game = opened;
      name = row.name;
      publish(opened, said);
    } else {
      unreadable();
    }
  }

  private void unreadable() {
    game = null;
    failed = () -> read(Said.NOTHING);
    show(new SessionState.Unreadable());
  }

  private void publish(OpenGame now, Said said) {
    show(now.state(name, said));
  }

  private void show(SessionState now) {
    desk.main().execute(() -> state.setValue(now));
  }

  /** Finds out what happened to the game while nobody looked: renamed, deleted, played on. */
  private void lookAgain() {
    try {
      GameRow row = desk.lines().game(id);
      OpenGame now = game;
      boolean same =
          row != null && now != null && row.changes == now.row().changes && row.name.equals(name);
      if (!same) {
        read(Said.NOTHING);
      }
    } catch (SQLException | IllegalStateException e) {
      Log.w(TAG, "game not looked at", e);
    }
  }

  private final class LookedAtAgain extends MutableLiveData<SessionState> {
    LookedAtAgain() {
      super(new SessionState.Opening());
    }

    @Override
    protected void onActive() {
      if (!(getValue() instanceof SessionState.Opening)) {
        desk.disk().execute(SessionWork.this::lookAgain);
      }
    }
  }
}
