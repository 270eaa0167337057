package io.augur.rules.strike;

import io.augur.rules.effect.Raiders;
import io.augur.rules.flow.Table;

/** What is left in the box of the pieces that nobody plays. */
final class Box {
  private Box() {}

  static int barbarians(Table table) {
    return Raiders.BARBARIAN_TOKENS.supply() - table.raiders().barbarianTokens();
  }

  static int pirates(Table table) {
    return Raiders.PIRATE_CITIES.supply() - table.raiders().pirateCities();
  }
}
