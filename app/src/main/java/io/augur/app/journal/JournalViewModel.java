package io.augur.app.journal;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Chronicle;
import io.augur.app.data.Disk;
import io.augur.app.data.Main;
import io.augur.app.data.Said;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

@HiltViewModel
final class JournalViewModel extends ViewModel {
  private static final String PLAYER = "player";
  private static final String PLACE = "place";

  private final MediatorLiveData<JournalUiState> state = new MediatorLiveData<>();
  private final MutableLiveData<Undone> undone = new MutableLiveData<>();
  private final SavedStateHandle saved;
  private final Session session;
  private final Executor disk;
  private final Executor main;
  private @Nullable Chronicle chronicle;
  private SessionState now = new SessionState.Opening();

  /** So many steps were taken back, from after this event. */
  record Undone(int steps, int from) {}

  @Inject
  JournalViewModel(
      SavedStateHandle saved, Sessions sessions, @Disk Executor disk, @Main Executor main) {
    this.saved = saved;
    this.disk = disk;
    this.main = main;
    session = sessions.of(GameId.of(saved));
    state.setValue(new JournalUiState(new JournalUiState.Loading(), filter()));
    state.addSource(session.state(), this::changed);
  }

  LiveData<JournalUiState> state() {
    return state;
  }

  /** What was just undone, to be brought back in one tap. */
  LiveData<Undone> undone() {
    return undone;
  }

  Session session() {
    return session;
  }

  Said said() {
    return now instanceof SessionState.Open open ? open.said() : Said.NOTHING;
  }

  void filter(Filter filter) {
    saved.set(PLAYER, filter.player().map(Civilization::key).orElse(""));
    saved.set(PLACE, filter.place().map(Place::section).orElse(""));
    tell();
  }

  Filter filter() {
    String player = saved.get(PLAYER);
    String place = saved.get(PLACE);
    return Filter.of(player == null ? "" : player, place == null ? "" : place);
  }

  private void changed(SessionState next) {
    if (now instanceof SessionState.Open before
        && next instanceof SessionState.Open after
        && after.at() < before.at()) {
      undone.setValue(new Undone(before.at() - after.at(), before.at()));
    }
    now = next;
    if (next instanceof SessionState.Open) {
      session.whole(
          whole -> {
            chronicle = whole.orElse(null);
            tell();
          });
    } else if (next instanceof SessionState.Unreadable) {
      show(new JournalUiState.Unreadable());
    } else if (next instanceof SessionState.Gone) {
      show(new JournalUiState.Gone());
    }
  }

  /** Ten thousand events take a moment, so their rows are made off the thread that draws. */
  private void tell() {
    Chronicle whole = chronicle;
    if (!(now instanceof SessionState.Open open)) {
      return;
    }
    if (whole == null) {
      show(new JournalUiState.Unreadable());
      return;
    }
    Filter filter = filter();
    disk.execute(
        () -> {
          List<Story.Row> rows = Story.of(whole, filter);
          JournalUiState.Told told =
              new JournalUiState.Told(
                  open.name(),
                  open.game().table().setup().civilizations(),
                  rows,
                  whole.at(),
                  open.size(),
                  whole.damage());
          main.execute(() -> state.setValue(new JournalUiState(told, filter)));
        });
  }

  /** Puts all of it into words, off the thread that draws. */
  void share(JournalUiState.Told told, JournalWords words, Consumer<String> then) {
    disk.execute(
        () -> {
          String text = words.shared(told.table(), told.rows());
          main.execute(() -> then.accept(text));
        });
  }

  private void show(JournalUiState.Body body) {
    state.setValue(new JournalUiState(body, filter()));
  }
}
