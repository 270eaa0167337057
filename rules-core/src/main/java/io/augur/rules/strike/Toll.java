package io.augur.rules.strike;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Something that a victim loses, as much as the table says at the moment of asking. */
interface Toll {
  Copy copy();

  Civilization victim();

  Amount amount();

  Unit unit();

  /** The counts that it can't go beyond. */
  List<Count> limits();

  /** The most that a victim with these counts can lose. */
  int most(Counts counts);

  /** The steps by which it is taken. */
  List<Step> taken();

  /** What the calamity demands, whatever the victim has. */
  default Result demand(Table table) {
    return amount().appliedTo(copy().victim(table, victim()));
  }

  /** Whether the calamity demands anything. */
  default boolean demanded(Table table) {
    return amount().numberFor(copy().victim(table, victim())) > 0;
  }

  /** How much the victim still has to lose; nothing, and he need not be asked. */
  default int owed(Table table) {
    int demand = amount().numberFor(copy().victim(table, victim()));
    return demand == 0
        ? 0
        : copy().left(table, victim(), Math.min(demand, most(table.player(victim()).counts())));
  }

  /** What the victim still has to lose, within what he has. */
  default Result result(Table table) {
    Result owed = demand(table).atMost(most(table.player(victim()).counts()));
    return copy().relieved(table, victim(), owed);
  }
}
