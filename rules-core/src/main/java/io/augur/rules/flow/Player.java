package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CallingOrder;
import io.augur.rules.price.Holding;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Credits;
import io.augur.rules.table.Piece;
import io.augur.rules.table.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One player: his advances, his counts and his calamity cards. */
public record Player(Civilization civilization, Holding holding, Counts counts, List<Card> hand) {
  public Player {
    hand = List.copyOf(hand);
  }

  static Player atStart(Civilization civilization, Credits start) {
    Holding nothing = new Holding(Advances.none(), start, Map.of());
    return new Player(civilization, nothing, Counts.START, List.of());
  }

  public Advances advances() {
    return holding.owned();
  }

  public boolean holds(Calamity calamity) {
    for (int i = 0; i < hand.size(); i++) {
      if (hand.get(i).calamity() == calamity) {
        return true;
      }
    }
    return false;
  }

  /** How many cards of this name he holds. */
  int count(Calamity calamity) {
    int count = 0;
    for (int i = 0; i < hand.size(); i++) {
      count += hand.get(i).calamity() == calamity ? 1 : 0;
    }
    return count;
  }

  /** His place in the orders of the rules; what is not known counts as nothing on the board. */
  public Standing standing() {
    return new Standing(
        civilization,
        counts.position(),
        Piece.CITY.count() - Math.max(0, counts.cities()),
        Piece.TOKEN.count() - Math.max(0, counts.tokens()) - Math.max(0, counts.treasury()));
  }

  public Player with(Holding other) {
    return new Player(civilization, other, counts, hand);
  }

  public Player with(Counts other) {
    return new Player(civilization, holding, other, hand);
  }

  public Player with(Count count, int number) {
    return with(counts.with(count, number));
  }

  public Player plus(Count count, int change) {
    return with(counts.plus(count, change));
  }

  /** With one card more, kept in the order in which cards are called. */
  public Player with(Card card) {
    List<Card> more = new ArrayList<>(hand);
    int place = hand.size();
    while (place > 0
        && CallingOrder.CALLING.compare(hand.get(place - 1).calamity(), card.calamity()) > 0) {
      place--;
    }
    more.add(place, card);
    return new Player(civilization, holding, counts, more);
  }

  /** Without one card of this name. */
  public Player without(Calamity calamity) {
    for (Card card : hand) {
      if (card.calamity() == calamity) {
        return without(card);
      }
    }
    throw new IllegalArgumentException(civilization.key() + " does not hold: " + calamity.key());
  }

  public Player without(Card card) {
    List<Card> fewer = new ArrayList<>(hand);
    if (!fewer.remove(card)) {
      throw new IllegalArgumentException(civilization.key() + " does not hold: " + card);
    }
    return new Player(civilization, holding, counts, fewer);
  }

  /** With one more card of this name face up: the first that is not. */
  public Player revealing(Calamity calamity) {
    List<Card> cards = new ArrayList<>(hand);
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (card.calamity() == calamity && !card.revealed()) {
        cards.set(i, card.turnedUp());
        return new Player(civilization, holding, counts, cards);
      }
    }
    throw new IllegalArgumentException(civilization.key() + " hides no: " + calamity.key());
  }
}
