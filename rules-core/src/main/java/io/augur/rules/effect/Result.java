package io.augur.rules.effect;

import java.util.ArrayList;
import java.util.List;

/** A number and how it came about. */
public record Result(int number, Trace trace) {

  /** The same, but no more than there is to take. */
  public Result atMost(int available) {
    return number <= available ? this : bounded(Bound.Kind.AT_MOST, available);
  }

  /** The same, but for what the victim has bought off. */
  public Result without(int boughtOff) {
    List<Bound> bounds = new ArrayList<>(trace.bounds());
    bounds.add(new Bound(Bound.Kind.BOUGHT_OFF, boughtOff));
    return new Result(number - boughtOff, new Trace(trace.terms(), bounds, trace.place()));
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
