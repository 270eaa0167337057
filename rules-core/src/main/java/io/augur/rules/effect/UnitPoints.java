package io.augur.rules.effect;

/** What the pieces on the board are worth when points are counted. */
public final class UnitPoints {
  public static final int CITY = 5;
  public static final int TOKEN = 1;
  public static final int SHIP = 0;

  private UnitPoints() {}

  public static int of(int cities, int tokens) {
    return cities * CITY + tokens * TOKEN;
  }

  /** The damage that a city takes when so many tokens replace it. */
  public static int reduction(int tokens) {
    return CITY - tokens * TOKEN;
  }
}
