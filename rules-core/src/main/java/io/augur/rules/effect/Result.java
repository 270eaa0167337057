package io.augur.rules.effect;

import java.util.ArrayList;
import java.util.List;

/** A number and how it came about, which is put together when somebody reads it. */
public final class Result {
  private final int number;
  private final Amount amount;
  private final Victim victim;
  private final List<Bound> bounds;

  Result(int number, Amount amount, Victim victim, List<Bound> bounds) {
    this.number = number;
    this.amount = amount;
    this.victim = victim;
    this.bounds = bounds;
  }

  public int number() {
    return number;
  }

  public Trace trace() {
    return new Trace(amount.terms(victim), bounds, victim.place());
  }

  /** The same, but no more than there is to take. */
  public Result atMost(int available) {
    return number <= available ? this : bounded(available, Bound.Kind.AT_MOST, available);
  }

  /** The same, but for what the victim has bought off. */
  public Result without(int boughtOff) {
    return bounded(number - boughtOff, Bound.Kind.BOUGHT_OFF, boughtOff);
  }

  Result atLeast(int floor) {
    return number >= floor ? this : bounded(floor, Bound.Kind.AT_LEAST, floor);
  }

  private Result bounded(int left, Bound.Kind kind, int bound) {
    List<Bound> more = new ArrayList<>(bounds);
    more.add(new Bound(kind, bound));
    return new Result(left, amount, victim, more);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Result that && number == that.number && trace().equals(that.trace());
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return number + " " + trace();
  }
}
