package io.augur.rules.table;

import java.util.Locale;

/** One of the two halves of the map, each with trade cards of its own. */
public enum Block {
  WEST,
  EAST;

  private static final Keys<Block> KEYS = new Keys<>("block", values(), Block::key);

  private final String key = name().toLowerCase(Locale.ROOT);

  public static Block byKey(String key) {
    return KEYS.find(key);
  }

  public String key() {
    return key;
  }
}
