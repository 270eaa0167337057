package io.augur.rules.flow;

import io.augur.rules.table.Keyed;
import java.util.Locale;

/** One of the short answers that a player may be offered. */
public enum Answer implements Keyed {
  /** Pays what is asked, exactly. */
  PAYS,
  /** Makes use of the choice that an advance offers. */
  ACCEPTS,
  /** Does not make use of it, or does not pay. */
  DECLINES,
  YES,
  NO,
  /** Has no more to do. */
  DONE;

  private final String key = name().toLowerCase(Locale.ROOT);

  @Override
  public String key() {
    return key;
  }
}
