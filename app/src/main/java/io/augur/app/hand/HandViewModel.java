package io.augur.app.hand;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.data.Settings;
import io.augur.app.ui.Entering;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Whose;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;

/** Which curtain hangs, and what is done behind it; only whose it is outlives the process. */
@HiltViewModel
final class HandViewModel extends ViewModel {
  private final MediatorLiveData<HandUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private final Session session;
  private final Settings settings;
  private Optional<Opened> opened = Optional.empty();

  @Inject
  HandViewModel(Sessions sessions, Settings settings, SavedStateHandle saved) {
    this.saved = saved;
    this.settings = settings;
    session = sessions.of(GameId.of(saved));
    state.addSource(session.state(), now -> show());
  }

  LiveData<HandUiState> state() {
    return state;
  }

  int curtainSeconds() {
    return settings.now().curtainSeconds();
  }

  void open() {
    become(Optional.of(Opened.FRESH));
  }

  void close() {
    become(Optional.empty());
  }

  /** Back to the choice of stacks. */
  void look() {
    become(Optional.of(Opened.FRESH));
  }

  void stack(int stack) {
    become(Optional.of(Opened.at(new Opened.OfStack(stack))));
  }

  /** A card that stays with whoever drew it needs no giver. */
  void name(Calamity calamity) {
    Game game = game();
    Optional<Phrase> reason = Facts.impossible(player(game), calamity, Giver.DRAWN, game.table());
    if (reason.isPresent()) {
      become(Optional.of(Opened.refused(reason.get())));
    } else if (calamity.row().kind().tradeable()) {
      become(Optional.of(Opened.at(new Opened.OfName(calamity))));
    } else {
      giver(calamity, Giver.DRAWN);
    }
  }

  void giver(Calamity calamity, Giver giver) {
    play(new Event.Holds(player(game()), calamity, giver));
  }

  void remove(Calamity calamity) {
    play(new Event.HoldsNot(player(game()), calamity));
  }

  /** Drops the curtain of the next player; whether there was one. */
  boolean next() {
    List<Seat> seats = game().table().setup().seats();
    Civilization now = player(game());
    for (int i = 0; i + 1 < seats.size(); i++) {
      if (seats.get(i).civilization() == now) {
        saved.set(Whose.KEY, seats.get(i + 1).civilization().key());
        close();
        return true;
      }
    }
    close();
    return false;
  }

  /** A refusal names cards, so it is said here and never reaches the table's screens. */
  private void play(Event.Fact fact) {
    Event event = Entering.of(fact, game());
    if (game().play(event) instanceof Outcome.Refused refused) {
      become(Optional.of(Opened.refused(refused.refusal().reason())));
    } else {
      opened = Optional.of(Opened.FRESH);
      session.play(event);
    }
  }

  private Civilization player(Game game) {
    return Whose.from(saved).orElse(game.table().setup().seats().get(0).civilization());
  }

  private Game game() {
    if (session.state().getValue() instanceof SessionState.Open open) {
      return open.game();
    }
    throw new IllegalStateException("no game open");
  }

  private void become(Optional<Opened> next) {
    opened = next;
    show();
  }

  private void show() {
    SessionState now = session.state().getValue();
    if (now != null) {
      state.setValue(HandMapper.map(now, Whose.from(saved), opened));
    }
  }
}
