package io.augur.app.hand;

import io.augur.app.data.SessionState;
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

  static HandUiState map(SessionState state, Optional<Civilization> whose, Behind behind) {
    if (state instanceof SessionState.Opening) {
      return new HandUiState.Loading();
    }
    if (!(state instanceof SessionState.Open open)) {
      return new HandUiState.Missing();
    }
    List<Seat> seats = open.game().table().setup().seats();
    HandUiState.Turn turn = turn(seats, whose.orElse(seats.get(0).civilization()));
    if (behind instanceof Behind.AskingPin asking) {
      return new HandUiState.Pin(turn, asking.task(), asking.trouble());
    }
    return behind instanceof Behind.Cards cards
        ? open(open, turn, cards)
        : new HandUiState.Curtain(turn);
  }

  private static HandUiState.Turn turn(List<Seat> seats, Civilization whose) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).civilization() == whose) {
        return new HandUiState.Turn(seats.get(i), i + 1, seats.size());
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + whose.key());
  }

  private static HandUiState.Open open(
      SessionState.Open state, HandUiState.Turn turn, Behind.Cards cards) {
    HandView hand = HandView.of(state.game(), turn.seat().civilization());
    HandUiState.Panel panel =
        state.readOnly() || state.game().isOver()
            ? new HandUiState.ReadOnly()
            : panel(cards.opened().step(), turn.seat().civilization(), state.game());
    return new HandUiState.Open(turn, hand.hand(), panel, cards.lock(), cards.opened().refusal());
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
