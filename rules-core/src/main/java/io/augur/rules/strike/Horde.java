package io.augur.rules.strike;

import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;

/** Barbarian tokens that enter an area together. */
record Horde(Copy copy, int tokens, Aim aim) {
  /** What they fall upon. */
  enum Aim {
    /** First of all, a city. */
    CITY,
    /** Any units of the primary victim. */
    UNITS
  }

  Civilization leader(Table table) {
    return Controller.beneficiary(copy, table);
  }

  /** The same after some of them have been killed. */
  Horde without(int killed) {
    return new Horde(copy, tokens - killed, aim);
  }

  /** Those who don't find room and go on. */
  Horde surplus(int surplus) {
    return new Horde(copy, surplus, Aim.UNITS);
  }

  /** Without those who are gone, unless a correction has taken them off the board before. */
  Table leaving(Table table, int gone) {
    Raiders there = table.raiders();
    return table.with(there.plusBarbarians(-Math.min(gone, there.barbarianTokens())));
  }
}
