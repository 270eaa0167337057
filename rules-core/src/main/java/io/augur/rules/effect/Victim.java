package io.augur.rules.effect;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Place;
import io.augur.rules.table.Rulings;

/** A player as a calamity meets him: his role, his advances, and what is known of his pieces. */
public final class Victim {
  private static final int UNKNOWN = -1;

  private final Place place;
  private final Role role;
  private final Advances advances;
  private final Rulings rulings;
  private final int unitPoints;
  private final int cities;
  private final int picked;

  private Victim(
      Place place,
      Role role,
      Advances advances,
      Rulings rulings,
      int unitPoints,
      int cities,
      int picked) {
    this.place = place;
    this.role = role;
    this.advances = advances;
    this.rulings = rulings;
    this.unitPoints = unitPoints;
    this.cities = cities;
    this.picked = picked;
  }

  public static Victim of(Place place, Role role, Advances advances, Rulings rulings) {
    return new Victim(place, role, advances, rulings, UNKNOWN, UNKNOWN, UNKNOWN);
  }

  /** The same victim, of whom this count is known too. */
  public Victim counting(Tally tally, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count of " + tally + " < 0: " + count);
    }
    return switch (tally) {
      case UNIT_POINTS -> new Victim(place, role, advances, rulings, count, cities, picked);
      case CITIES -> new Victim(place, role, advances, rulings, unitPoints, count, picked);
      case PICKED_CITIES -> new Victim(place, role, advances, rulings, unitPoints, cities, count);
    };
  }

  /** The same victim, all of whose pieces are known. */
  public Victim counting(int citiesOnBoard, int tokensOnBoard) {
    int points = UnitPoints.of(citiesOnBoard, tokensOnBoard);
    return new Victim(place, role, advances, rulings, points, citiesOnBoard, picked);
  }

  /** Where the rules say what he suffers. */
  public Place place() {
    return place;
  }

  public Role role() {
    return role;
  }

  public Advances advances() {
    return advances;
  }

  public Rulings rulings() {
    return rulings;
  }

  int count(Tally tally) {
    int count =
        switch (tally) {
          case UNIT_POINTS -> unitPoints;
          case CITIES -> cities;
          case PICKED_CITIES -> picked;
        };
    if (count == UNKNOWN) {
      throw new IllegalStateException("count not known: " + tally);
    }
    return count;
  }
}
