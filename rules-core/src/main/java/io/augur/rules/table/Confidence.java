package io.augur.rules.table;

import java.util.Locale;

/** How sure the sources make us of a fact. */
public enum Confidence {
  HIGH,
  MEDIUM,
  LOW;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
