package io.augur.rules.strike;

import io.augur.rules.effect.Picker;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;

/** Who decides for a copy, as its effect says. */
final class Controller {
  private Controller() {}

  static Civilization of(Copy copy, Picker picker, Table table) {
    return picker == Picker.BENEFICIARY ? beneficiary(copy, table) : copy.primary();
  }

  static Civilization beneficiary(Copy copy, Table table) {
    return copy.beneficiary(table)
        .orElseThrow(() -> new IllegalStateException("no beneficiary of: " + copy));
  }
}
