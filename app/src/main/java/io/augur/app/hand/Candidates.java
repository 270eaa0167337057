package io.augur.app.hand;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/**
 * The calamities that a player may add, as far as he can know: what others hold is left out, since
 * a name missing from the list would give it away.
 */
record Candidates(List<Calamity> calamities) {
  Candidates {
    calamities = List.copyOf(calamities);
  }

  static Candidates of(Civilization player, Table table) {
    Table known = table;
    for (Player other : table.players()) {
      if (other.civilization() != player) {
        known = known.with(emptyHanded(other));
      }
    }
    List<Calamity> calamities = new ArrayList<>();
    for (Calamity calamity : Calamity.values()) {
      if (!Facts.impossible(player, calamity, Giver.DRAWN, known).isPresent()) {
        calamities.add(calamity);
      }
    }
    return new Candidates(calamities);
  }

  /** The stacks that have any, from the lowest. */
  List<Integer> stacks() {
    List<Integer> stacks = new ArrayList<>();
    for (Calamity calamity : calamities) {
      if (!stacks.contains(calamity.row().stack())) {
        stacks.add(calamity.row().stack());
      }
    }
    stacks.sort(null);
    return stacks;
  }

  List<Calamity> of(int stack) {
    List<Calamity> names = new ArrayList<>();
    for (Calamity calamity : calamities) {
      if (calamity.row().stack() == stack) {
        names.add(calamity);
      }
    }
    return names;
  }

  private static Player emptyHanded(Player player) {
    return new Player(player.civilization(), player.holding(), player.counts(), List.of());
  }
}
