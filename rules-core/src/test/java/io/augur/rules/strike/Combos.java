package io.augur.rules.strike;

import io.augur.rules.table.Advance;
import java.util.ArrayList;
import java.util.List;

/** All combinations of advances, each with what its members add up to. */
final class Combos {
  private final List<Combo> all = new ArrayList<>(List.of(new Combo(List.of(), 0)));

  /** Some advances and the sum of their shifts. */
  record Combo(List<Advance> advances, int sum) {
    Advance[] array() {
      return advances.toArray(new Advance[0]);
    }
  }

  /** Every combination so far, without this advance and with it. */
  Combos and(Advance advance, int shift) {
    for (Combo combo : List.copyOf(all)) {
      List<Advance> more = new ArrayList<>(combo.advances());
      more.add(advance);
      all.add(new Combo(more, combo.sum() + shift));
    }
    return this;
  }

  List<Combo> all() {
    return all;
  }
}
