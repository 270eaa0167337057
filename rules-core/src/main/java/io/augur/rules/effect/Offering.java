package io.augur.rules.effect;

import java.util.Locale;

/** What a sacrifice costs, and how much of the holder's own loss it takes away. */
public enum Offering {
  /** Commodity cards of the holder's choice, once, for all he would lose. */
  COMMODITY_CARDS(Relief.EVERYTHING),
  /** The holder's own cities, inland ones first, for one of what he would lose; again if he can. */
  OWN_CITIES(Relief.ONE_EACH_TIME);

  /** How much a sacrifice takes away. */
  public enum Relief {
    EVERYTHING,
    ONE_EACH_TIME
  }

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Relief relief;

  Offering(Relief relief) {
    this.relief = relief;
  }

  public String key() {
    return key;
  }

  public Relief relief() {
    return relief;
  }
}
