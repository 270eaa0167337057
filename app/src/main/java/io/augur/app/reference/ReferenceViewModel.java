package io.augur.app.reference;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Disk;
import io.augur.app.data.Main;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Whose;
import io.augur.rules.reference.Search;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.inject.Inject;

@HiltViewModel
final class ReferenceViewModel extends ViewModel {
  private static final String QUERY = "query";
  private static final String WANTED = "wanted";
  private static final String TRAIL = "trail";
  private static final String PLAYER = "player";

  private final MediatorLiveData<ReferenceUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private Optional<Search> search = Optional.empty();
  private SessionState session = new SessionState.Opening();
  private Shelf shelf = Shelf.in(Words.in(Language.ENGLISH));

  @Inject
  ReferenceViewModel(
      SavedStateHandle saved, Sessions sessions, @Disk Executor disk, @Main Executor main) {
    this.saved = saved;
    if (!saved.contains(TRAIL)) {
      saved.set(TRAIL, new ArrayList<>(List.of(Entry.from(saved).path())));
    }
    if (!saved.contains(PLAYER)) {
      saved.set(PLAYER, Whose.from(saved).map(Civilization::key).orElse(""));
    }
    GameId.in(saved)
        .ifPresent(
            id ->
                state.addSource(
                    sessions.of(id).state(),
                    now -> {
                      session = now;
                      show();
                    }));
    disk.execute(
        () -> {
          Search ready = Search.over(Rulings.standard());
          main.execute(
              () -> {
                search = Optional.of(ready);
                show();
              });
        });
  }

  LiveData<ReferenceUiState> state() {
    return state;
  }

  /** The screen speaks this language from now on. */
  void speak(Language spoken) {
    if (shelf.words().language() != spoken) {
      shelf = Shelf.in(Words.in(spoken));
    }
    show();
  }

  void type(String query) {
    if (!query.equals(asked().query())) {
      saved.set(QUERY, query);
      show();
    }
  }

  void want(Wanted wanted) {
    saved.set(WANTED, wanted.name());
    show();
  }

  void open(Topic topic) {
    go(topic.path());
  }

  void openList() {
    go(Asked.LIST);
  }

  private void go(String path) {
    List<String> trail = new ArrayList<>(asked().trail());
    if (!trail.get(trail.size() - 1).equals(path)) {
      trail.add(path);
    }
    walk(trail);
  }

  boolean canGoBack() {
    return asked().trail().size() > 1;
  }

  void goBack() {
    List<String> trail = asked().trail();
    walk(trail.subList(0, trail.size() - 1));
  }

  private void walk(List<String> trail) {
    saved.set(TRAIL, new ArrayList<>(trail));
    show();
  }

  /** Shows the numbers of this player, or of nobody any more if they are shown already. */
  void choose(Civilization civilization) {
    saved.set(PLAYER, asked().asksFor(civilization) ? "" : civilization.key());
    show();
  }

  private Asked asked() {
    ArrayList<String> trail = saved.get(TRAIL);
    return new Asked(
        text(QUERY, ""),
        Wanted.valueOf(text(WANTED, Wanted.ALL.name())),
        trail == null ? List.of(Asked.LIST) : trail,
        text(PLAYER, ""));
  }

  private String text(String key, String otherwise) {
    String text = saved.get(key);
    return text == null ? otherwise : text;
  }

  private void show() {
    state.setValue(ReferenceMapper.map(asked(), search, session, shelf));
  }
}
