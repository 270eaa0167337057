package io.augur.rules.table;

import java.util.List;
import java.util.Map;

/** Something that the row of an advance says besides its price and credits. */
sealed interface Fact {
  /** The phases in which this makes the advance do something. */
  default List<Integer> phases() {
    return List.of();
  }

  record Works(@Override List<Integer> phases) implements Fact {}

  record Measured(Map<Measure, Integer> values) implements Fact {}

  record Ability(SpecialAbility ability) implements Fact {
    @Override
    public List<Integer> phases() {
      return List.of(SpecialAbility.PHASE);
    }
  }

  record Protects(SpecialAbility against) implements Fact {}

  record Gives(Benefit benefit) implements Fact {
    @Override
    public List<Integer> phases() {
      return List.of(Benefit.PHASE);
    }
  }

  record Misprinted(Confidence confidence) implements Fact {}

  record Noted(List<Confidence> notes) implements Fact {}

  static Fact works(Integer... phases) {
    return new Works(List.of(phases));
  }

  static Fact has(Measure measure, int value) {
    return new Measured(Map.of(measure, value));
  }

  static Fact has(Measure one, int value, Measure other, int otherValue) {
    return new Measured(Map.of(one, value, other, otherValue));
  }

  static Fact can(SpecialAbility ability) {
    return new Ability(ability);
  }

  static Fact protects(SpecialAbility against) {
    return new Protects(against);
  }

  static Fact gives(Benefit benefit) {
    return new Gives(benefit);
  }

  static Fact misprinted(Confidence confidence) {
    return new Misprinted(confidence);
  }

  static Fact noted(Confidence... notes) {
    return new Noted(List.of(notes));
  }
}
