package io.augur.rules.table;

import java.util.Locale;

/** One of the two halves of the map, each with trade cards of its own. */
public enum Block implements Keyed {
  WEST,
  EAST;

  private static final Keys<Block> KEYS = new Keys<>("block", values());

  private final String key = name().toLowerCase(Locale.ROOT);

  public static Block byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }
}
