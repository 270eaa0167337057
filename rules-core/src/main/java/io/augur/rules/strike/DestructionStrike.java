package io.augur.rules.strike;

import io.augur.rules.effect.DestroyCities;
import io.augur.rules.effect.Ground;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** The victim loses cities outright; on the coast, no more than he has there. */
record DestructionStrike(DestroyCities effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    TakeLoss loss =
        new TakeLoss(copy, victim, Loss.CITIES_DESTROYED, effect.cities(), effect.ground());
    return effect.ground() == Ground.ANYWHERE
        ? List.of(new Know(victim, Count.CITIES), loss)
        : List.of(new Know(victim, Count.CITIES), new WhatStandsThere(loss));
  }
}
