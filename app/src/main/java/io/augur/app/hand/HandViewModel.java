package io.augur.app.hand;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Checked;
import io.augur.app.data.Pins;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.data.Settings;
import io.augur.app.hand.HandUiState.Lock;
import io.augur.app.hand.HandUiState.PinTask;
import io.augur.app.hand.HandUiState.PinTrouble;
import io.augur.app.ui.Called;
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
  private final long id;
  private final Pins pins;
  private Behind behind = new Behind.Nothing();

  @Inject
  HandViewModel(Sessions sessions, Pins pins, Settings settings, SavedStateHandle saved) {
    this.saved = saved;
    this.settings = settings;
    this.pins = pins;
    id = GameId.of(saved);
    session = sessions.of(id);
    state.addSource(session.state(), now -> show());
  }

  LiveData<HandUiState> state() {
    return state;
  }

  int curtainSeconds() {
    return settings.now().curtainSeconds();
  }

  /** Opens the hand, or asks for its PIN first. */
  void open() {
    Civilization whose = player(game());
    pins.has(
        id,
        whose,
        has -> {
          if (whose == player(game()) && behind instanceof Behind.Nothing) {
            become(has ? asking(PinTask.OPEN, PinTrouble.NONE) : cards(Opened.FRESH, Lock.FREE));
          }
        });
  }

  void close() {
    become(new Behind.Nothing());
  }

  void askPin(PinTask task) {
    become(asking(task, PinTrouble.NONE));
  }

  /** A PIN was typed for what is being asked. */
  void pin(String typed) {
    if (!(behind instanceof Behind.AskingPin asked)) {
      return;
    }
    Civilization whose = player(game());
    if (!Pins.fits(typed)) {
      become(asking(asked.task(), new HandUiState.Unfit()));
      return;
    }
    switch (asked.task()) {
      case OPEN -> pins.check(id, whose, typed, it -> checked(whose, asked.task(), it, Lock.PIN));
      case REMOVE ->
          pins.remove(id, whose, typed, it -> checked(whose, asked.task(), it, Lock.FREE));
      case SET ->
          pins.set(
              id,
              whose,
              typed,
              outcome ->
                  checked(
                      whose,
                      asked.task(),
                      outcome == io.augur.app.data.Outcome.STORED
                          ? new Checked.Right()
                          : new Checked.NotChecked(),
                      Lock.PIN));
    }
  }

  /** Nobody knows the PIN any more; taking it away is written in the journal. */
  void forgotten() {
    pins.reset(id, player(game()), outcome -> close());
  }

  /** An answer that comes after the curtain has fallen, or for somebody else, opens nothing. */
  private void checked(Civilization whose, PinTask task, Checked checked, Lock lock) {
    if (whose != player(game()) || !(behind instanceof Behind.AskingPin)) {
      return;
    }
    become(
        checked instanceof Checked.Right
            ? cards(Opened.FRESH, lock)
            : asking(task, trouble(checked)));
  }

  private static PinTrouble trouble(Checked checked) {
    if (checked instanceof Checked.TooSoon soon) {
      return new HandUiState.Wait(soon.pause().toMillis() / 1000 + 1);
    }
    if (checked instanceof Checked.Wrong wrong) {
      return wrong.pause().isZero()
          ? new HandUiState.Wrong()
          : new HandUiState.Wait(wrong.pause().toMillis() / 1000);
    }
    return new HandUiState.Failed();
  }

  /** Back to the cards and the choice of stacks. */
  void look() {
    become(cards(Opened.FRESH));
  }

  void stack(int stack) {
    become(cards(Opened.at(new Opened.OfStack(stack))));
  }

  /** A card that stays with whoever drew it needs no giver. */
  void name(Calamity calamity) {
    Game game = game();
    Optional<Phrase> reason = Facts.impossible(player(game), calamity, Giver.DRAWN, game.table());
    if (reason.isPresent()) {
      become(cards(Opened.refused(reason.get())));
    } else if (calamity.row().kind().tradeable()) {
      become(cards(Opened.at(new Opened.OfName(calamity))));
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
    List<Seat> seats = HandMapper.round(opened());
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
      become(cards(Opened.refused(refused.refusal().reason())));
    } else {
      behind = cards(Opened.FRESH);
      session.play(event);
    }
  }

  private Civilization player(Game game) {
    return Whose.from(saved).orElse(game.table().setup().seats().get(0).civilization());
  }

  private Game game() {
    return opened().game();
  }

  private SessionState.Open opened() {
    if (session.state().getValue() instanceof SessionState.Open open) {
      return open;
    }
    throw new IllegalStateException("no game open");
  }

  private Behind cards(Opened opened) {
    return cards(opened, behind instanceof Behind.Cards now ? now.lock() : Lock.FREE);
  }

  private static Behind cards(Opened opened, Lock lock) {
    return new Behind.Cards(opened, lock);
  }

  private static Behind asking(PinTask task, PinTrouble trouble) {
    return new Behind.AskingPin(task, trouble);
  }

  private void become(Behind next) {
    behind = next;
    show();
  }

  private void show() {
    SessionState now = session.state().getValue();
    if (now != null) {
      state.setValue(HandMapper.map(now, Whose.from(saved), Called.from(saved), behind));
    }
  }
}
