package io.augur.app.hand;

import static io.augur.rules.calamity.CallingOrder.CALLING;

import io.augur.app.data.Kind;
import io.augur.app.data.SessionState;
import io.augur.app.hand.HandUiState.Cue;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.HandView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the screen's state; a card is looked at only behind an open curtain. */
final class HandMapper {
  private HandMapper() {}

  static HandUiState map(
      SessionState state, Optional<Civilization> whose, Optional<Calamity> called, Behind behind) {
    if (state instanceof SessionState.Opening) {
      return new HandUiState.Loading();
    }
    if (!(state instanceof SessionState.Open open)) {
      return new HandUiState.Missing();
    }
    HandUiState.Turn turn = turn(open, whose);
    if (behind instanceof Behind.AskingPin asking) {
      return new HandUiState.Pin(turn, asking.task(), asking.trouble());
    }
    return behind instanceof Behind.Cards cards
        ? open(open, turn, called, cards)
        : new HandUiState.Curtain(turn);
  }

  private static HandUiState.Turn turn(SessionState.Open open, Optional<Civilization> asked) {
    List<Seat> seats = round(open);
    Civilization whose = asked.orElse(seats.get(0).civilization());
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).civilization() == whose) {
        return new HandUiState.Turn(seats.get(i), i + 1, seats.size());
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + whose.key());
  }

  /** Through whose hands the phone goes. */
  static List<Seat> round(SessionState.Open open) {
    List<Seat> seats = new ArrayList<>(open.game().table().setup().seats());
    if (open.kind() instanceof Kind.Notepad notepad) {
      seats.removeIf(seat -> seat.civilization() != notepad.own());
    }
    return seats;
  }

  private static HandUiState.Open open(
      SessionState.Open state,
      HandUiState.Turn turn,
      Optional<Calamity> called,
      Behind.Cards cards) {
    HandView hand = HandView.of(state.game(), turn.seat().civilization());
    HandUiState.Panel panel =
        state.readOnly() || state.game().isOver()
            ? new HandUiState.ReadOnly()
            : panel(cards.opened().step(), turn.seat().civilization(), state.game());
    return new HandUiState.Open(
        turn, held(hand.hand(), called), panel, cards.lock(), cards.opened().refusal());
  }

  /** The cards, which lie as they are called, and how far the caller is from them. */
  private static List<HandUiState.Held> held(List<Card> cards, Optional<Calamity> called) {
    List<HandUiState.Held> held = new ArrayList<>();
    Optional<Calamity> next = Optional.empty();
    for (Card card : cards) {
      int ahead = called.map(it -> CALLING.compare(card.calamity(), it)).orElse(-1);
      if (ahead > 0 && !next.isPresent()) {
        next = Optional.of(card.calamity());
      }
      boolean isNext = next.filter(it -> it == card.calamity()).isPresent();
      held.add(new HandUiState.Held(card, ahead == 0 ? Cue.NOW : isNext ? Cue.NEXT : Cue.NONE));
    }
    return held;
  }

  private static HandUiState.Panel panel(Opened.Step step, Civilization player, Game game) {
    if (step instanceof Opened.OfName name) {
      List<Seat> others = new ArrayList<>(game.table().setup().seats());
      others.removeIf(seat -> seat.civilization() == player);
      return new HandUiState.Givers(name.calamity(), others);
    }
    Candidates candidates = Candidates.of(player, game.table());
    return step instanceof Opened.OfStack of
        ? new HandUiState.Names(of.stack(), candidates.of(of.stack()))
        : new HandUiState.Stacks(candidates.stacks());
  }
}
