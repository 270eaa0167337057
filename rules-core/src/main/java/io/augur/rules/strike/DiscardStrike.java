package io.augur.rules.strike;

import io.augur.rules.effect.DiscardFaceValue;
import io.augur.rules.table.Civilization;

/** The victim discards commodity cards of his choice that are worth enough. */
record DiscardStrike(DiscardFaceValue effect) implements TollStrike {

  @Override
  public Toll toll(Copy copy, Civilization victim) {
    return new DiscardWorth(copy, victim, effect.value());
  }
}
