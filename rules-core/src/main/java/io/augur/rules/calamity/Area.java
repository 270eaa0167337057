package io.augur.rules.calamity;

import java.util.Locale;

/** The ground that a calamity strikes together with everybody who stands on it. */
public enum Area {
  VOLCANO_OR_NEIGHBOUR,
  FLOOD_PLAIN,
  OPEN_SEA,
  PATH_OF_THE_HORDE;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
