package io.augur.rules.phase;

import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Lane;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Together;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import io.augur.rules.table.Standing;
import java.util.ArrayList;
import java.util.List;

/** Phase 12: everybody buys and then keeps his hand within its limit, together or in turn. */
record Acquisition() implements Step.Automatic {
  @Override
  public Progress run(Table table, Telling telling) {
    List<Standing> standings = new ArrayList<>();
    for (Player player : table.players()) {
      standings.add(player.standing());
    }
    standings.sort(Order.POSITION);
    List<Lane> lanes = new ArrayList<>();
    for (Standing standing : standings) {
      Civilization who = standing.civilization();
      lanes.add(Lane.of(who, new Buy(who, Basket.EMPTY), new KeepHand(who)));
    }
    return Progress.to(table, Together.of(lanes, Order.POSITION));
  }
}
