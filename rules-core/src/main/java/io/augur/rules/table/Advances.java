package io.augur.rules.table;

import java.util.Arrays;
import java.util.List;

/** An immutable set of advances, always in the order of the catalogue. */
public final class Advances {
  private static final Advance[] ALL = Advance.values();
  private static final Advances NONE = new Advances(0);

  private final long bits;

  private Advances(long bits) {
    this.bits = bits;
  }

  public static Advances none() {
    return NONE;
  }

  public static Advances of(Advance... advances) {
    long bits = 0;
    for (Advance advance : advances) {
      bits |= bit(advance);
    }
    return new Advances(bits);
  }

  public Advances with(Advance advance) {
    return new Advances(bits | bit(advance));
  }

  public Advances without(Advance advance) {
    return new Advances(bits & ~bit(advance));
  }

  public boolean has(Advance advance) {
    return (bits & bit(advance)) != 0;
  }

  public List<Advance> list() {
    return List.of(Arrays.stream(ALL).filter(this::has).toArray(Advance[]::new));
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
