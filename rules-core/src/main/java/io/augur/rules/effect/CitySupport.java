package io.augur.rules.effect;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Measure;

/** How many tokens on the board each city needs. */
public final class CitySupport {
  private static final int USUAL = 2;

  /** The rate of a player, with the advances that set another one. */
  public static final Amount RATE = rate();

  private CitySupport() {}

  private static Amount rate() {
    Amount rate = Amount.of(USUAL);
    for (Advance advance : Advance.values()) {
      int support = advance.measure(Measure.SUPPORT).orElse(USUAL);
      if (support > USUAL) {
        rate = rate.worse(support - USUAL, advance, Scope.ANY_VICTIM);
      }
    }
    return rate;
  }
}
