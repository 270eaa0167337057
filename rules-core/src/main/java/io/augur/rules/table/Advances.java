package io.augur.rules.table;

import java.util.Collection;
import java.util.List;

/** An immutable set of advances, always in the order of the catalogue. */
public final class Advances {
  private static final Advance[] ALL = Advance.values();
  private static final Advances NONE = new Advances(0);
  private static final Advances EVERY = of(ALL);
  private static final Tier[] TIERS = Tier.values();
  private static final long[] OF_TIERS = new long[TIERS.length];
  private static final long[] BEARERS = new long[Measure.values().length];
  private static final int[][] MEASURES = new int[BEARERS.length][ALL.length];

  static {
    for (Advance advance : ALL) {
      OF_TIERS[row(advance.tier())] |= bit(advance);
      for (Measure measure : Measure.values()) {
        if (advance.measure(measure).isPresent()) {
          BEARERS[row(measure)] |= bit(advance);
          MEASURES[row(measure)][row(advance)] = advance.measure(measure).get();
        }
      }
    }
  }

  private final long bits;

  private Advances(long bits) {
    this.bits = bits;
  }

  public static Advances none() {
    return NONE;
  }

  public static Advances of(Advance... advances) {
    return of(List.of(advances));
  }

  public static Advances of(Collection<Advance> advances) {
    long bits = 0;
    for (Advance advance : advances) {
      bits |= bit(advance);
    }
    return new Advances(bits);
  }

  public static Advances all() {
    return EVERY;
  }

  public Advances with(Advance advance) {
    return new Advances(bits | bit(advance));
  }

  public Advances with(Advances others) {
    return new Advances(bits | others.bits);
  }

  public Advances without(Advance advance) {
    return new Advances(bits & ~bit(advance));
  }

  public Advances without(Advances others) {
    return new Advances(bits & ~others.bits);
  }

  /** What this set and the other have in common. */
  public Advances and(Advances others) {
    return new Advances(bits & others.bits);
  }

  public boolean has(Advance advance) {
    return (bits & bit(advance)) != 0;
  }

  /** Whether the two sets have an advance in common. */
  public boolean meets(Advances others) {
    return (bits & others.bits) != 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public List<Advance> list() {
    Advance[] list = new Advance[size()];
    int next = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      list[next++] = lowest(rest);
    }
    return List.of(list);
  }

  /** The credits of all these advances, chain and choice apart. */
  public Credits credits() {
    int arts = 0;
    int crafts = 0;
    int civics = 0;
    int religion = 0;
    int science = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      Credits credits = lowest(rest).credits();
      arts += credits.arts();
      crafts += credits.crafts();
      civics += credits.civics();
      religion += credits.religion();
      science += credits.science();
    }
    return new Credits(arts, crafts, civics, religion, science);
  }

  public int points() {
    int points = 0;
    for (Tier tier : TIERS) {
      points += count(tier) * tier.points();
    }
    return points;
  }

  /** How many of them are of one tier. */
  public int count(Tier tier) {
    return Long.bitCount(bits & OF_TIERS[row(tier)]);
  }

  /** What these advances bring of one measure, all together. */
  public int sum(Measure measure) {
    int sum = 0;
    for (long rest = bits & BEARERS[row(measure)]; rest != 0; rest &= rest - 1) {
      sum += MEASURES[row(measure)][Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  private static Advance lowest(long bits) {
    return ALL[Long.numberOfTrailingZeros(bits)];
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  private static int row(Enum<?> constant) {
    return constant.ordinal();
  }

  @SuppressWarnings("EnumOrdinal") // a bit in memory, never stored
  private static long bit(Advance advance) {
    return 1L << advance.ordinal();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Advances that && bits == that.bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
