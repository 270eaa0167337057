package io.augur.app.data;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player's own phone knows: his hand, and when to reveal a card of it. */
public final class Notepad {
  private Notepad() {}

  /** The cards that the player has to reveal when this calamity is called elsewhere. */
  public static List<Card> toReveal(Game game, Civilization own, Calamity called) {
    List<Card> cards = new ArrayList<>();
    for (Card card : game.table().player(own).hand()) {
      if (card.calamity() == called && !card.revealed()) {
        cards.add(card);
      }
    }
    return cards;
  }

  /** Why an event has no place in a game of this kind. */
  static Optional<Said> bars(Kind kind, Event event) {
    Event fact = event instanceof Event.Corrected corrected ? corrected.fact() : event;
    return kind instanceof Kind.Notepad notepad
            && fact instanceof Event.Holds holds
            && holds.player() != notepad.own()
        ? Optional.of(new Said.OthersHand(holds.player()))
        : Optional.empty();
  }
}
