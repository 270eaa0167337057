package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Civilization;

/** What somebody had to do with one copy of a calamity in this turn. */
public record Part(Calamity calamity, int copy, Civilization player, As as) {
  /** In what way. */
  public enum As {
    PRIMARY_VICTIM,
    SECONDARY_VICTIM,
    BENEFICIARY,
    /** He holds it, but it came to nothing. */
    CANCELLED,
    /** He is its primary victim, but it strikes in its second way. */
    STRUCK_OTHERWISE,
    /** He gave something up and loses nothing for it. */
    SPARED,
    /** He gave something up and loses one less for it, each time. */
    SPARED_ONE
  }
}
