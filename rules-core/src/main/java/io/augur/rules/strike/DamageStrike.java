package io.augur.rules.strike;

import io.augur.rules.effect.Damage;
import io.augur.rules.flow.Loss;
import io.augur.rules.table.Civilization;

/** Each victim takes damage; on the coast, no more than stands there. */
record DamageStrike(Damage effect) implements TollStrike {

  @Override
  public Toll toll(Copy copy, Civilization victim) {
    return new TakeLoss(copy, victim, Loss.DAMAGE, effect.damage(), effect.ground());
  }
}
