package io.augur.rules.strike;

import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** The victim may buy the effect off with treasury, or suffers it. */
record PaymentStrike(PayToAvoid effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    if (Strikes.of(effect.effect()) instanceof TollStrike strike) {
      return strike.on(copy, victim, List.of(new Bargain.InTreasury(effect)));
    }
    throw new IllegalStateException("effect that can't be bought off: " + effect);
  }
}
