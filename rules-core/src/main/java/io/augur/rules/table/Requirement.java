package io.augur.rules.table;

/** What a player needs to have before his marker may step into an epoch or on within it. */
public record Requirement(int cities, int advances, Tier lowest, Tier highest, int points) {

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
        && owned.list().stream().filter(this::counts).count() >= advances
        && owned.points() >= points;
  }

  private boolean counts(Advance advance) {
    return advance.tier().compareTo(lowest) >= 0 && advance.tier().compareTo(highest) <= 0;
  }
}
