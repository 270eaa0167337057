package io.augur.rules.effect;

import static io.augur.rules.effect.Scope.ANY_VICTIM;
import static io.augur.rules.table.Advance.CULTURAL_ASCENDANCY;

/** How many tokens on the board each city needs. */
public final class CitySupport {
  public static final Amount RATE = Amount.of(2).worse(1, CULTURAL_ASCENDANCY, ANY_VICTIM);

  private CitySupport() {}
}
