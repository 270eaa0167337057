package io.augur.rules.effect;

import java.util.Locale;

/** Where a loss may be taken. */
public enum Ground {
  ANYWHERE,
  COAST;

  private final String key = name().toLowerCase(Locale.ROOT);

  String key() {
    return key;
  }
}
