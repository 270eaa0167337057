package io.augur.rules.effect;

import java.util.Locale;

/** Which victims of a calamity an advance of theirs works for. */
public enum Scope {
  PRIMARY,
  SECONDARY,
  ANY_VICTIM;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }

  boolean covers(Role role) {
    return this == ANY_VICTIM || (this == SECONDARY) == (role == Role.SECONDARY);
  }
}
