package io.augur.rules.table;

import java.util.Locale;

/** A range of player counts, with the limits and the number of cards that go with it. */
public enum TableSize implements Keyed {
  FROM_5(5, 8, 2, 2, 1, 0, 8),
  FROM_9(9, 11, 3, 2, 1, 1, 8),
  FROM_12(12, 14, 2, 2, 2, 0, 9),
  FROM_15(15, 18, 3, 2, 2, 2, 9);

  private static final TableSize[] ALL = values();
  private static final TableSize SMALLEST = FROM_5;
  private static final TableSize LARGEST = FROM_15;
  private static final Keys<TableSize> KEYS = new Keys<>("table size", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int fewest;
  private final int most;
  private final int calamities;
  private final int majors;
  private final int majorCopies;
  private final int minorCopies;
  private final int hand;

  TableSize(
      int fewest,
      int most,
      int calamities,
      int majors,
      int majorCopies,
      int minorCopies,
      int hand) {
    this.fewest = fewest;
    this.most = most;
    this.calamities = calamities;
    this.majors = majors;
    this.majorCopies = majorCopies;
    this.minorCopies = minorCopies;
    this.hand = hand;
  }

  public static TableSize of(int players) {
    for (TableSize size : ALL) {
      if (players >= size.fewest && players <= size.most) {
        return size;
      }
    }
    throw new IllegalArgumentException(
        "players < " + SMALLEST.fewest + " or > " + LARGEST.most + ": " + players);
  }

  public static TableSize byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }

  public int fewest() {
    return fewest;
  }

  public int most() {
    return most;
  }

  /** How many calamities, minor and major, a player may keep in phase 8. */
  public int calamityLimit() {
    return calamities;
  }

  /** How many major calamities a player may keep in phase 8. */
  public int majorLimit() {
    return majors;
  }

  public boolean hasMinors() {
    return minorCopies > 0;
  }

  /** How many cards there are of each major calamity, one for each block. */
  public int majorCopies() {
    return majorCopies;
  }

  /** How many cards there are of each minor calamity. */
  public int minorCopies() {
    return minorCopies;
  }

  /** How many commodity cards a player with these advances may keep after phase 12. */
  public int handLimit(Advances owned) {
    return hand + owned.sum(Measure.HAND);
  }
}
