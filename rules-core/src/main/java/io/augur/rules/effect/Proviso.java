package io.augur.rules.effect;

import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;

/** In this role an advance works only at a table that reads the rules so. */
public record Proviso(Role role, Reading reading) {
  public static Proviso onlyIf(Reading reading, Role role) {
    return new Proviso(role, reading);
  }

  boolean holds(Role asked, Rulings rulings) {
    return asked != role || rulings.has(reading);
  }
}
