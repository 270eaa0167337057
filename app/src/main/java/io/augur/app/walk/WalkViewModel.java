package io.augur.app.walk;

import android.os.Bundle;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.Draft;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Pane;
import io.augur.rules.flow.Event;
import java.util.HashMap;
import java.util.Map;
import javax.inject.Inject;

@HiltViewModel
final class WalkViewModel extends ViewModel {
  private static final String DRAFT = "draft";
  private static final String DRAFT_AT = "draft at";
  private static final String SEEN = "seen";

  private final MediatorLiveData<WalkUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private final Session session;
  private final WalkMapper mapper;
  private SessionState now = new SessionState.Opening();

  @Inject
  WalkViewModel(
      Sessions sessions, SavedStateHandle saved, Map<Class<? extends Event>, Pane.Maker> after) {
    this.saved = saved;
    session = sessions.of(GameId.of(saved));
    mapper = new WalkMapper(after.keySet());
    state.addSource(
        session.state(),
        read -> {
          now = read;
          show();
        });
  }

  LiveData<WalkUiState> state() {
    return state;
  }

  Session session() {
    return session;
  }

  /** Plays an answer to what is shown; a second tap that comes too late does nothing. */
  void answer(Event event) {
    if (now instanceof SessionState.Open open) {
      session.answer(open, event);
    }
  }

  /** Keeps a draft of the answer to the present question; the next one begins empty. */
  void keep(Draft draft) {
    Bundle numbers = new Bundle();
    draft.numbers().forEach(numbers::putInt);
    saved.set(DRAFT, numbers);
    saved.set(DRAFT_AT, at());
    show();
  }

  Draft draft() {
    Bundle numbers = saved.get(DRAFT);
    Integer draftAt = saved.get(DRAFT_AT);
    if (numbers == null || draftAt == null || draftAt != at()) {
      return Draft.EMPTY;
    }
    Map<String, Integer> read = new HashMap<>();
    numbers.keySet().forEach(key -> read.put(key, numbers.getInt(key)));
    return new Draft(read);
  }

  /** What the last event brought to light has been seen. */
  void goOn() {
    saved.set(SEEN, at());
    show();
  }

  private int at() {
    return now instanceof SessionState.Open open ? open.at() : -1;
  }

  private void show() {
    Integer seen = saved.get(SEEN);
    state.setValue(mapper.map(now, draft(), seen == null ? -1 : seen));
  }
}
