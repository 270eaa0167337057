package io.augur.rules.effect;

import java.util.ArrayList;
import java.util.List;

/** A number and how it came about. */
public record Result(int number, Trace trace) {

  /** The same, but no more than there is to take. */
  public Result atMost(int available) {
    return number <= available ? this : bounded(Bound.Kind.AT_MOST, available);
  }

  Result atLeast(int floor) {
    return number >= floor ? this : bounded(Bound.Kind.AT_LEAST, floor);
  }

  private Result bounded(Bound.Kind kind, int bound) {
    List<Bound> bounds = new ArrayList<>(trace.bounds());
    bounds.add(new Bound(kind, bound));
    return new Result(bound, new Trace(trace.terms(), bounds, trace.place()));
  }
}
