package io.augur.rules.effect;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Place;
import io.augur.rules.table.Rulings;
import java.util.Arrays;

/** A player as a calamity meets him: his role, his advances, and what is known of his pieces. */
public final class Victim {
  private static final int UNKNOWN = -1;
  private static final int[] NOTHING_COUNTED = nothingCounted();

  private final Place place;
  private final Role role;
  private final Advances advances;
  private final Rulings rulings;
  private final int[] counts;

  private Victim(Place place, Role role, Advances advances, Rulings rulings, int[] counts) {
    this.place = place;
    this.role = role;
    this.advances = advances;
    this.rulings = rulings;
    this.counts = counts;
  }

  public static Victim of(Place place, Role role, Advances advances, Rulings rulings) {
    return new Victim(place, role, advances, rulings, NOTHING_COUNTED);
  }

  private static int[] nothingCounted() {
    int[] counts = new int[Tally.values().length];
    Arrays.fill(counts, UNKNOWN);
    return counts;
  }

  /** The same victim, of whom this count is known too. */
  public Victim counting(Tally tally, int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count of " + tally + " < 0: " + count);
    }
    int[] more = counts.clone();
    more[row(tally)] = count;
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
    int count = counts[row(tally)];
    if (count == UNKNOWN) {
      throw new IllegalStateException("count not known: " + tally);
    }
    return count;
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  private static int row(Tally tally) {
    return tally.ordinal();
  }
}
