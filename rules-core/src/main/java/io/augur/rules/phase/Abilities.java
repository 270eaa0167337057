package io.augur.rules.phase;

import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase 10: owners of special abilities take their turns, whoever is furthest ahead first. */
record Abilities(List<Civilization> done) implements Step.Automatic {
  Abilities {
    done = List.copyOf(done);
  }

  Abilities() {
    this(List.of());
  }

  @Override
  public Progress run(Table table, Telling telling) {
    Optional<Player> next = Optional.empty();
    for (Player player : table.players()) {
      if (player.advances().meets(UseAbilities.GIVERS)
          && !done.contains(player.civilization())
          && (!next.isPresent()
              || Order.POSITION.compare(player.standing(), next.get().standing()) < 0)) {
        next = Optional.of(player);
      }
    }
    return next.isPresent() ? turn(next.get().civilization(), table) : Progress.to(table);
  }

  private Progress turn(Civilization player, Table table) {
    List<Civilization> more = new ArrayList<>(done);
    more.add(player);
    return Progress.to(table, new UseAbilities(player, List.of()), new Abilities(more));
  }
}
