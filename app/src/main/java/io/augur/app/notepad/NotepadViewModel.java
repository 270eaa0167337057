package io.augur.app.notepad;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Kind;
import io.augur.app.data.Notepad;
import io.augur.app.data.Pins;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.Called;
import io.augur.app.ui.Entering;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;

/** How far the caller has come; the name is public by then, so it may outlive the process. */
@HiltViewModel
final class NotepadViewModel extends ViewModel {
  final long id;
  final Session session;
  private final MediatorLiveData<NotepadUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private final Pins pins;
  private List<Civilization> locked = List.of(Civilization.values()); // until it is known

  @Inject
  NotepadViewModel(Sessions sessions, Pins pins, SavedStateHandle saved) {
    this.pins = pins;
    this.saved = saved;
    id = GameId.of(saved);
    session = sessions.of(id);
    state.addSource(session.state(), now -> show());
  }

  LiveData<NotepadUiState> state() {
    return state;
  }

  /** A PIN may have come or gone while the hand was open. */
  void lookForPin() {
    pins.seats(
        id,
        seats -> {
          locked = seats;
          show();
        });
  }

  /** The caller said this name; the same tap again takes it back. */
  void call(Calamity calamity) {
    if (called().filter(it -> it == calamity).isPresent()) {
      saved.remove(Called.KEY);
    } else {
      saved.set(Called.KEY, calamity.key());
    }
    show();
  }

  private Optional<Calamity> called() {
    return Called.from(saved);
  }

  /** The cards of that name lie on the table now; the hand has them no more. */
  void revealed(Calamity calamity) {
    if (session.state().getValue() instanceof SessionState.Open open && own().isPresent()) {
      Event.Fact gone = new Event.HoldsNot(own().get(), calamity);
      Notepad.toReveal(open.game(), own().get(), calamity)
          .forEach(card -> session.play(Entering.of(gone, open.game())));
    }
  }

  private Optional<Civilization> own() {
    return session.state().getValue() instanceof SessionState.Open open
            && open.kind() instanceof Kind.Notepad notepad
        ? Optional.of(notepad.own())
        : Optional.empty();
  }

  private void show() {
    SessionState now = session.state().getValue();
    if (now != null) {
      state.setValue(NotepadMapper.map(now, called(), locked));
    }
  }
}
