package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CallingOrder;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The cards in everybody's hands, each followed from where it was entered. */
final class Hands {
  private static final Comparator<Held> BY_CALL =
      Comparator.comparing(Held::calamity, CallingOrder.CALLING);

  private final Map<Civilization, List<Held>> hands = new EnumMap<>(Civilization.class);

  Hands(Table table) {
    for (Player player : table.players()) {
      hands.put(player.civilization(), new ArrayList<>());
      for (Card card : player.hand()) {
        enter(player.civilization(), card.calamity(), card.giver());
      }
    }
  }

  /** The cards that a player holds, in the order in which they are called. */
  List<Held> of(Civilization player) {
    return hands.getOrDefault(player, List.of());
  }

  /** All cards in all hands, in A.S.T. order of their holders. */
  List<Held> all() {
    List<Held> all = new ArrayList<>();
    hands.values().forEach(all::addAll);
    return all;
  }

  Held enter(Civilization player, Calamity calamity, Giver giver) {
    Held held = new Held(player, calamity, giver);
    of(player).add(held);
    of(player).sort(BY_CALL);
    return held;
  }

  /** Takes out the card of this name that a mistake takes back: the first. */
  Held takeBack(Civilization player, Calamity calamity) {
    return remove(player, it -> it.calamity() == calamity);
  }

  /** Takes out a card that was drawn for all to see. */
  Held draw(Civilization player, Calamity calamity, Giver giver) {
    Held drawn = remove(player, it -> it.is(calamity, giver));
    drawn.name();
    return drawn;
  }

  private Held remove(Civilization player, Predicate<Held> which) {
    Held held = first(player, which);
    of(player).remove(held);
    return held;
  }

  private Held first(Civilization player, Predicate<Held> which) {
    return of(player).stream().filter(which).findFirst().orElseThrow(IllegalStateException::new);
  }

  /** Sees who gave the card of a copy whose beneficiary was named. */
  void named(Part beneficiary, Table table) {
    for (Part part : table.parts()) {
      if (part.as() == Part.As.PRIMARY_VICTIM
          && part.calamity() == beneficiary.calamity()
          && part.copy() == beneficiary.copy()) {
        of(part.player()).stream()
            .filter(it -> it.calamity() == part.calamity())
            .findFirst()
            .ifPresent(Held::give);
      }
    }
  }

  /**
   * Sees what lies face up, and what was face up and has left; of one name the first goes first.
   */
  void look(Player player) {
    List<Card> there = player.hand();
    List<Held> held = of(player.civilization());
    int next = there.size() - 1;
    for (int i = held.size() - 1; i >= 0; i--) {
      boolean stays = next >= 0 && there.get(next).calamity() == held.get(i).calamity();
      if (!stays || there.get(next).revealed()) {
        held.get(i).name();
      }
      if (stays) {
        next--;
      } else {
        held.remove(i);
      }
    }
  }
}
