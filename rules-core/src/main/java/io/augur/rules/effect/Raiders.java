package io.augur.rules.effect;

/** The pieces that nobody plays, and how many of them the box holds. */
public enum Raiders {
  BARBARIAN_TOKENS(50),
  PIRATE_CITIES(18);

  private final int supply;

  Raiders(int supply) {
    this.supply = supply;
  }

  public int supply() {
    return supply;
  }
}
