package io.augur.rules.calamity;

import java.util.Locale;

/** A reason why nobody may name a player as a secondary victim of a calamity this turn. */
public enum Exclusion {
  PRIMARY_OF_SAME_NAME,
  SECONDARY_OF_SAME_NAME,
  /** Also the beneficiary of the very card that is being resolved. */
  BENEFICIARY_OF_SAME_NAME,
  /** Barbarian tokens and pirate cities have no player to name. */
  RAIDERS;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }

  /** Whether a calamity with such a beneficiary needs the exclusion at all. */
  boolean matters(BeneficiaryRole beneficiary) {
    return this != BENEFICIARY_OF_SAME_NAME || beneficiary.exists();
  }
}
