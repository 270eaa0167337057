package io.augur.rules.effect;

import java.util.Locale;

/** How a player comes to suffer from a calamity. */
public enum Role {
  PRIMARY,
  SECONDARY,
  /** The primary victim where the calamity can't strike as it usually does. */
  FALLBACK;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
