package io.augur.rules.calamity;

import java.util.Locale;

/** What the beneficiary of a calamity has to do with it. */
public enum BeneficiaryRole {
  /** There is no beneficiary. */
  NONE,
  PICKS_AND_ANNEXES,
  ANNEXES,
  STEERS_THE_HORDE,
  PICKS_AND_IS_SPARED,
  IS_SPARED;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }

  public boolean exists() {
    return this != NONE;
  }

  /** Whether the beneficiary of the card can't be named as its secondary victim. */
  public boolean spared() {
    return this == PICKS_AND_IS_SPARED || this == IS_SPARED;
  }
}
