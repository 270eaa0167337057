package io.augur.rules.flow;

import java.util.Locale;

/** What kind of loss a worksheet takes. */
public enum Loss {
  /** Units worth so many points, in any way. */
  DAMAGE,
  /** So many cities destroyed. */
  CITIES_DESTROYED,
  /** So many cities reduced. */
  CITIES_REDUCED,
  /** Cities reduced until the tokens on the board support the rest, so many for each. */
  CITIES_UNSUPPORTED;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
