package io.augur.rules.table;

import java.util.Locale;

/** One of the five groups of advances, each printed in a colour of its own. */
public enum AdvanceGroup implements Keyed {
  ARTS,
  CRAFTS,
  CIVICS,
  RELIGION,
  SCIENCE;

  private static final Keys<AdvanceGroup> KEYS = new Keys<>("group", values());

  private final String key = name().toLowerCase(Locale.ROOT);

  public static AdvanceGroup byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }
}
