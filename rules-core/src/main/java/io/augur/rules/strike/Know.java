package io.augur.rules.strike;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Asks for those of a player's counts that the next step needs and nobody has entered. */
record Know(Civilization player, List<Count> counts) implements Step.Automatic {
  Know(Civilization player, Count... counts) {
    this(player, List.of(counts));
  }

  @Override
  public Progress run(Table table, Telling telling) {
    return Progress.to(table, HowMany.unknown(table, player, counts));
  }
}
