package io.augur.rules.phase;

import io.augur.rules.effect.Effect;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.strike.Strikes;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** All that one victim suffers from one copy, effect after effect. */
record Suffer(Copy copy, Civilization victim) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    if (copy.cancelled(table)) {
      return Progress.to(table);
    }
    List<Step> steps = new ArrayList<>();
    for (Effect effect : copy.row().effects()) {
      steps.addAll(Strikes.of(effect).on(copy, victim));
    }
    return Progress.to(table, steps);
  }
}
