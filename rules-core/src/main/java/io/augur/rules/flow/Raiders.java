package io.augur.rules.flow;

/** The pieces on the board that nobody plays. */
public record Raiders(int barbarianTokens, int pirateCities) {
  public static final Raiders NONE = new Raiders(0, 0);

  public Raiders plusBarbarians(int tokens) {
    return new Raiders(barbarianTokens + tokens, pirateCities);
  }

  public Raiders plusPirates(int cities) {
    return new Raiders(barbarianTokens, pirateCities + cities);
  }
}
