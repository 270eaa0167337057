package io.augur.rules.log;

import io.augur.rules.flow.Count;

/** A counted thing, as lines spell it. */
enum Noun {
  CITY("city", "cities"),
  TOKEN("token", "tokens"),
  CARD("card", "cards"),
  TREASURY("treasury", "treasury"),
  BARBARIAN("barbarian", "barbarians"),
  EVENT("event", "events");

  private final String one;
  private final String other;

  Noun(String one, String other) {
    this.one = one;
    this.other = other;
  }

  static Noun of(Count count) {
    return switch (count) {
      case CITIES -> CITY;
      case TOKENS -> TOKEN;
      case TREASURY -> TREASURY;
      case CARDS -> CARD;
      case POSITION -> throw new IllegalArgumentException("not counted in pieces: " + count.key());
    };
  }

  String after(int number) {
    return number == 1 ? one : other;
  }

  /** So many of it: "1 city", "3 cities". */
  void write(int number, StringBuilder out) {
    out.append(number).append(' ').append(after(number));
  }
}
