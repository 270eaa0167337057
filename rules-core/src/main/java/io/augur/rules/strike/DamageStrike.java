package io.augur.rules.strike;

import io.augur.rules.effect.Damage;
import io.augur.rules.effect.Ground;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Each victim takes damage; on the coast, no more than stands there. */
record DamageStrike(Damage effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    TakeLoss loss = new TakeLoss(copy, victim, Loss.DAMAGE, effect.damage(), effect.ground());
    return effect.ground() == Ground.ANYWHERE
        ? List.of(new Know(victim, Count.CITIES, Count.TOKENS), loss)
        : List.of(new Know(victim, Count.CITIES, Count.TOKENS), new WhatStandsThere(loss));
  }
}
