package io.augur.rules.strike;

import io.augur.rules.effect.DestroyCities;
import io.augur.rules.flow.Loss;
import io.augur.rules.table.Civilization;

/** The victim loses cities outright; on the coast, no more than he has there. */
record DestructionStrike(DestroyCities effect) implements TollStrike {

  @Override
  public Toll toll(Copy copy, Civilization victim) {
    return new TakeLoss(copy, victim, Loss.CITIES_DESTROYED, effect.cities(), effect.ground());
  }
}
