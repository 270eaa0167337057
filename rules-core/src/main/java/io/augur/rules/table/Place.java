package io.augur.rules.table;

/** A place in the rules where something is said. */
public enum Place {
  SELECTION("8"),
  RESOLUTION("9"),
  MINOR_CALAMITIES("9A"),
  MAJOR_CALAMITIES("9B"),
  SPECIAL_ABILITIES("10"),
  SURPLUS("11"),
  ACQUISITION("12"),
  MARKERS("13");

  private final String section;

  Place(String section) {
    this.section = section;
  }

  /** The number of the phase and step, as it is printed beside a rule. */
  public String section() {
    return section;
  }
}
