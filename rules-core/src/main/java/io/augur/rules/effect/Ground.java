package io.augur.rules.effect;

import java.util.Locale;

/** Where a loss may be taken. */
public enum Ground {
  ANYWHERE,
  COAST,
  FLOOD_PLAIN;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
