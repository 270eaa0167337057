package io.augur.rules.strike;

/** The numbers that an answer may be, both ends included. */
record Span(int least, int most) {
  /** From the least to the most, but never beyond it. */
  static Span of(int least, int most) {
    return new Span(Math.min(least, most), most);
  }

  boolean has(int number) {
    return number >= least && number <= most;
  }
}
