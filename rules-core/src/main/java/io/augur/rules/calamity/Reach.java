package io.augur.rules.calamity;

import java.util.Locale;

/** From which block of the map somebody may be picked, where the table has two. */
public enum Reach {
  OWN_BLOCK,
  EITHER_BLOCK;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
