package io.augur.rules.effect;

/** Who decides which pieces or cards are lost. */
public enum Picker {
  /** Whoever suffers the loss. */
  SUFFERER,
  PRIMARY_VICTIM,
  BENEFICIARY,
  /** Nobody: it follows from where the pieces stand. */
  GEOGRAPHY
}
