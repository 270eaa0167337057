package io.augur.rules.flow;

import static io.augur.rules.effect.Raiders.BARBARIAN_TOKENS;
import static io.augur.rules.effect.Raiders.PIRATE_CITIES;

/** The pieces on the board that nobody plays. */
public record Raiders(int barbarianTokens, int pirateCities) {
  public static final Raiders NONE = new Raiders(0, 0);

  /** Whether there can be as many. */
  boolean fitTheBox() {
    return barbarianTokens >= 0
        && barbarianTokens <= BARBARIAN_TOKENS.supply()
        && pirateCities >= 0
        && pirateCities <= PIRATE_CITIES.supply();
  }

  public Raiders plusBarbarians(int tokens) {
    return new Raiders(barbarianTokens + tokens, pirateCities);
  }

  public Raiders plusPirates(int cities) {
    return new Raiders(barbarianTokens, pirateCities + cities);
  }
}
