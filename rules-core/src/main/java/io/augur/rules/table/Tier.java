package io.augur.rules.table;

import java.util.Locale;

/** One of the three price classes of advances, which sets the points and the chain credit. */
public enum Tier implements Keyed {
  FIRST(100, 1, 10),
  SECOND(200, 3, 20),
  THIRD(Integer.MAX_VALUE, 6, 0);

  private static final Keys<Tier> KEYS = new Keys<>("tier", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int below;
  private final int points;
  private final int chainCredit;

  Tier(int below, int points, int chainCredit) {
    this.below = below;
    this.points = points;
    this.chainCredit = chainCredit;
  }

  public static Tier byKey(String key) {
    return KEYS.find(key);
  }

  static Tier ofCost(int cost) {
    if (cost < FIRST.below) {
      return FIRST;
    }
    return cost < SECOND.below ? SECOND : THIRD;
  }

  @Override
  public String key() {
    return key;
  }

  /** The least that an advance of this tier can cost. */
  public int from() {
    return this == FIRST ? 0 : (this == SECOND ? FIRST : SECOND).below;
  }

  /** The cost that no advance of this tier reaches. */
  public int below() {
    return below;
  }

  /** The victory points of each advance of this tier. */
  public int points() {
    return points;
  }

  /** The credit that an advance of this tier gives to the next one of its chain. */
  public int chainCredit() {
    return chainCredit;
  }
}
