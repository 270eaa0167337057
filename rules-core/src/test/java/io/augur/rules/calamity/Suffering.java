package io.augur.rules.calamity;

import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Tally;
import io.augur.rules.effect.Victim;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;

/** What somebody suffers from a calamity, told step by step. */
final class Suffering {
  private final Row row;
  private final Role role;
  private final Rulings rulings;
  private final Advances advances;

  private Suffering(Row row, Role role, Rulings rulings, Advances advances) {
    this.row = row;
    this.role = role;
    this.rulings = rulings;
    this.advances = advances;
  }

  static Suffering primary(Row row, Advance... advances) {
    return new Suffering(row, Role.PRIMARY, Rulings.standard(), Advances.of(advances));
  }

  static Suffering primary(Calamity calamity, Advance... advances) {
    return primary(calamity.row(), advances);
  }

  static Suffering secondary(Calamity calamity, Advance... advances) {
    return new Suffering(calamity.row(), Role.SECONDARY, Rulings.standard(), Advances.of(advances));
  }

  static Suffering fallback(Calamity calamity, Advance... advances) {
    return new Suffering(calamity.row(), Role.FALLBACK, Rulings.standard(), Advances.of(advances));
  }

  Suffering where(Reading reading) {
    return new Suffering(row, role, rulings.with(reading), advances);
  }

  Victim victim() {
    return row.victim(role, advances, rulings);
  }

  Effect effect() {
    return row.effects().get(0);
  }

  Result result() {
    return effect().amounts().get(0).appliedTo(victim());
  }

  Result of(int count, Tally tally) {
    return effect().amounts().get(0).appliedTo(victim().counting(tally, count));
  }
}
