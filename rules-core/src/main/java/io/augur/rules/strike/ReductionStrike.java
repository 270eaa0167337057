package io.augur.rules.strike;

import io.augur.rules.effect.Ground;
import io.augur.rules.effect.ReduceCities;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Each victim reduces cities of his own. */
record ReductionStrike(ReduceCities effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.CITIES, Count.TOKENS),
        new TakeLoss(copy, victim, Loss.CITIES_REDUCED, effect.cities(), Ground.ANYWHERE));
  }
}
