package io.augur.rules.strike;

import io.augur.rules.effect.Ground;
import io.augur.rules.effect.ReduceCities;
import io.augur.rules.flow.Loss;
import io.augur.rules.table.Civilization;

/** Each victim reduces cities of his own. */
record ReductionStrike(ReduceCities effect) implements TollStrike {

  @Override
  public Toll toll(Copy copy, Civilization victim) {
    return new TakeLoss(copy, victim, Loss.CITIES_REDUCED, effect.cities(), Ground.ANYWHERE);
  }
}
