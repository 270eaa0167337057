package io.augur.rules.effect;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Place;
import io.augur.rules.table.Rulings;
import java.util.EnumMap;
import java.util.Map;

/** A player as a calamity meets him: his role, his advances, and what is known of his pieces. */
public final class Victim {
  private final Place place;
  private final Role role;
  private final Advances advances;
  private final Rulings rulings;
  private final Map<Tally, Integer> counts;

  private Victim(
      Place place, Role role, Advances advances, Rulings rulings, Map<Tally, Integer> counts) {
    this.place = place;
    this.role = role;
    this.advances = advances;
    this.rulings = rulings;
    this.counts = counts;
  }

  public static Victim of(Place place, Role role, Advances advances, Rulings rulings) {
    return new Victim(place, role, advances, rulings, Map.of());
  }

  /** The same victim, of whom this count is known too. */
  public Victim counting(Tally tally, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count of " + tally + " < 0: " + count);
    }
    Map<Tally, Integer> more = new EnumMap<>(Tally.class);
    more.putAll(counts);
    more.put(tally, count);
    return new Victim(place, role, advances, rulings, more);
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
    Integer count = counts.get(tally);
    if (count == null) {
      throw new IllegalStateException("count not known: " + tally);
    }
    return count;
  }
}
