package io.augur.rules.table;

import java.util.ArrayList;
import java.util.List;

/** How one table settles every ruling. */
public final class Rulings {
  private static final Rulings STANDARD = readAsUsual();

  private final List<Reading> readings;

  private Rulings(List<Reading> readings) {
    this.readings = readings;
  }

  private static Rulings readAsUsual() {
    List<Reading> usual = new ArrayList<>();
    for (Ruling ruling : Ruling.values()) {
      usual.add(ruling.standard());
    }
    return new Rulings(List.copyOf(usual));
  }

  public static Rulings standard() {
    return STANDARD;
  }

  public Rulings with(Reading reading) {
    List<Reading> changed = new ArrayList<>(readings);
    changed.set(index(reading.ruling()), reading);
    return new Rulings(List.copyOf(changed));
  }

  public boolean has(Reading reading) {
    return chosen(reading.ruling()) == reading;
  }

  public Reading chosen(Ruling ruling) {
    return readings.get(index(ruling));
  }

  /** The reading for each ruling, in the order of the rulings. */
  public List<Reading> list() {
    return readings;
  }

  @SuppressWarnings("EnumOrdinal") // an index in memory, never stored
  private static int index(Ruling ruling) {
    return ruling.ordinal();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Rulings that && readings.equals(that.readings);
  }

  @Override
  public int hashCode() {
    return readings.hashCode();
  }

  @Override
  public String toString() {
    return readings.toString();
  }
}
