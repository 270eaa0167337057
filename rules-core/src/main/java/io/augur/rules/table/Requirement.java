package io.augur.rules.table;

import java.util.SortedMap;
import java.util.TreeMap;

/** What a player needs to have before his marker may step into an epoch or on within it. */
public record Requirement(int cities, int advances, Tier lowest, Tier highest, int points) {
  private static final Tier[] TIERS = Tier.values();

  static Requirement cities(int cities) {
    return new Requirement(cities, 0, Tier.FIRST, Tier.THIRD, 0);
  }

  Requirement advances(int count, Tier from, Tier to) {
    return new Requirement(cities, count, from, to, points);
  }

  Requirement points(int atLeast) {
    return new Requirement(cities, advances, lowest, highest, atLeast);
  }

  /** Whether a player with these cities on the board and these advances may step. */
  public boolean metBy(int citiesOnBoard, Advances owned) {
    return citiesOnBoard + owned.sum(Measure.CITIES) >= cities
        && countedOf(owned) >= advances
        && owned.points() >= points;
  }

  /** The name of the tiers that count, as texts call them. */
  public String tiers() {
    return lowest.key() + "_" + highest.key();
  }

  /** Every number of the requirement by the name that texts call it. */
  public SortedMap<String, Integer> numbers() {
    SortedMap<String, Integer> numbers = new TreeMap<>();
    numbers.put("cities", cities);
    numbers.put("advances", advances);
    numbers.put("from", lowest.from());
    numbers.put("below", highest.below());
    numbers.put("points", points);
    return numbers;
  }

  private int countedOf(Advances owned) {
    int counted = 0;
    for (Tier tier : TIERS) {
      boolean counts = tier.compareTo(lowest) >= 0 && tier.compareTo(highest) <= 0;
      counted += counts ? owned.count(tier) : 0;
    }
    return counted;
  }
}
