package io.augur.app.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Whose;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import javax.inject.Inject;

@HiltViewModel
final class SeatViewModel extends ViewModel {
  private static final String COUNTS = "counts";
  private static final String TOGGLED = "toggled";

  final long id;
  final Civilization civilization;
  final Session session;
  private final MediatorLiveData<SeatUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private SeatDraft draft = SeatDraft.NONE;

  @Inject
  SeatViewModel(Sessions sessions, SavedStateHandle saved) {
    this.saved = saved;
    id = GameId.of(saved);
    civilization =
        Whose.from(saved)
            .orElseThrow(() -> new IllegalArgumentException("nobody in: " + saved.keys()));
    session = sessions.of(id);
    restore();
    state.addSource(session.state(), this::show);
  }

  LiveData<SeatUiState> state() {
    return state;
  }

  void count(Count count, int number) {
    change(draft.count(count, number));
  }

  void toggle(Advance advance) {
    change(draft.toggle(advance));
  }

  void discard() {
    change(SeatDraft.NONE);
  }

  /** Tells the game all that changed, unless some of it can't be. */
  void save() {
    if (session.state().getValue() instanceof SessionState.Open open
        && state.getValue() != null
        && state.getValue().save() == SeatUiState.Save.POSSIBLE) {
      SeatDraft kept = draft;
      change(SeatDraft.NONE);
      kept.events(SeatMapper.seat(open, civilization), open.game()).forEach(session::play);
    }
  }

  private void change(SeatDraft next) {
    draft = next;
    HashMap<String, Integer> counts = new HashMap<>();
    draft.counts().forEach((count, number) -> counts.put(count.name(), number));
    ArrayList<String> toggled = new ArrayList<>();
    draft.toggled().list().forEach(advance -> toggled.add(advance.key()));
    saved.set(COUNTS, counts);
    saved.set(TOGGLED, toggled);
    show(session.state().getValue());
  }

  private void restore() {
    Map<String, Integer> counts = saved.get(COUNTS);
    ArrayList<String> toggled = saved.get(TOGGLED);
    if (counts != null && toggled != null) {
      counts.forEach((count, number) -> draft = draft.count(Count.valueOf(count), number));
      Advances advances = Advances.none();
      for (String key : toggled) {
        advances = advances.with(Advance.byKey(key));
      }
      draft = new SeatDraft(draft.counts(), advances);
    }
  }

  private void show(SessionState now) {
    if (now instanceof SessionState.Open open) {
      state.setValue(SeatMapper.map(open, civilization, draft));
    }
  }
}
