package io.augur.rules.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** An immutable set of advances, always in the order of the catalogue. */
public final class Advances {
  private static final Advance[] ALL = Advance.values();
  private static final Advances NONE = new Advances(0);
  private static final Advances EVERY = of(ALL);

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
    List<Advance> list = new ArrayList<>(size());
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      list.add(lowest(rest));
    }
    return Collections.unmodifiableList(list);
  }

  /** The credits of all these advances, chain and choice apart. */
  public Credits credits() {
    Credits credits = Credits.none();
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      credits = credits.plus(lowest(rest).credits());
    }
    return credits;
  }

  public int points() {
    int points = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      points += lowest(rest).points();
    }
    return points;
  }

  /** What these advances bring of one measure, all together. */
  public int sum(Measure measure) {
    int sum = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      sum += lowest(rest).measure(measure).orElse(0);
    }
    return sum;
  }

  private static Advance lowest(long bits) {
    return ALL[Long.numberOfTrailingZeros(bits)];
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
