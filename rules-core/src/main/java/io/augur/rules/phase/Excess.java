package io.augur.rules.phase;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt.Draw.Why;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Reading;
import io.augur.rules.table.TableSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The limit that a hand breaks, and the cards of which one has to go. */
record Excess(Why why, List<Card> cards) {

  /** Same-name pairs go first, then the limit of all cards, then that of majors. */
  static Optional<Excess> of(Player player, Setup setup) {
    List<Card> hand = player.hand();
    List<Card> pair = pair(hand);
    if (!pair.isEmpty()) {
      return Optional.of(new Excess(Why.SAME_NAME, pair));
    }
    TableSize size = setup.size();
    if (hand.size() > size.calamityLimit()) {
      return Optional.of(new Excess(Why.TOO_MANY, hand));
    }
    List<Card> majors = majors(hand);
    if (majors.size() > size.majorLimit()) {
      boolean all = setup.rulings().has(Reading.DRAW_AMONG_ALL);
      return Optional.of(new Excess(Why.TOO_MANY_MAJORS, all ? hand : majors));
    }
    return Optional.empty();
  }

  private static List<Card> pair(List<Card> hand) {
    for (int i = 1; i < hand.size(); i++) { // a hand is sorted, so equal names stand together
      Calamity calamity = hand.get(i).calamity();
      if (hand.get(i - 1).calamity() == calamity) {
        return hand.subList(i - 1, i + 1);
      }
    }
    return List.of();
  }

  private static List<Card> majors(List<Card> hand) {
    List<Card> majors = new ArrayList<>();
    for (Card card : hand) {
      if (card.calamity().row().kind().major()) {
        majors.add(card);
      }
    }
    return majors;
  }
}
