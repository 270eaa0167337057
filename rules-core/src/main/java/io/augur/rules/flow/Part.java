package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Civilization;

/** What somebody had to do with a calamity of this name in this turn. */
public record Part(Calamity calamity, Civilization player, As as) {
  /** In what way. */
  public enum As {
    PRIMARY_VICTIM,
    SECONDARY_VICTIM,
    BENEFICIARY
  }
}
