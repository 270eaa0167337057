package io.augur.rules.strike;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.DiscardCards;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.LoseTreasury;
import io.augur.rules.effect.StepBack;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Civilization;

/** Each victim loses of something that he can count, as much as he has. */
record ForfeitStrike(Effect effect, Amount amount, Count count) implements TollStrike {

  static Strike of(LoseTreasury effect) {
    return new ForfeitStrike(effect, effect.treasury(), Count.TREASURY);
  }

  static Strike of(DiscardCards effect) {
    return new ForfeitStrike(effect, effect.cards(), Count.CARDS);
  }

  /** The marker never goes below the start. */
  static Strike of(StepBack effect) {
    return new ForfeitStrike(effect, effect.steps(), Count.POSITION);
  }

  @Override
  public Toll toll(Copy copy, Civilization victim) {
    return new Forfeit(copy, victim, amount, count, effect.unit());
  }
}
