package io.augur.rules.flow;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.table.Piece;

/** What is known of a player's pieces, cards and marker. */
public record Counts(int cities, int tokens, int treasury, int cards, int position) {
  static final Counts START =
      new Counts(Count.UNKNOWN, Count.UNKNOWN, Count.UNKNOWN, Count.UNKNOWN, 0);

  public int of(Count count) {
    return switch (count) {
      case CITIES -> cities;
      case TOKENS -> tokens;
      case TREASURY -> treasury;
      case CARDS -> cards;
      case POSITION -> position;
    };
  }

  public boolean knows(Count count) {
    return of(count) != Count.UNKNOWN;
  }

  public Counts with(Count count, int number) {
    return switch (count) {
      case CITIES -> new Counts(number, tokens, treasury, cards, position);
      case TOKENS -> new Counts(cities, number, treasury, cards, position);
      case TREASURY -> new Counts(cities, tokens, number, cards, position);
      case CARDS -> new Counts(cities, tokens, treasury, number, position);
      case POSITION -> new Counts(cities, tokens, treasury, cards, number);
    };
  }

  /** The same after a change; what is not known stays unknown. */
  public Counts plus(Count count, int change) {
    return knows(count) ? with(count, of(count) + change) : this;
  }

  /** What is left of it when the next turn's phases 1 to 7 have moved pieces and cards. */
  Counts afterOtherPhases() {
    return START.with(Count.POSITION, position);
  }

  public int citiesInStock() {
    return Piece.CITY.count() - cities;
  }

  /** Treasury that nobody has counted is taken to be none. */
  public int tokensInStock() {
    return Piece.TOKEN.count() - tokens - Math.max(0, treasury);
  }

  public int unitPoints() {
    return UnitPoints.of(cities, tokens);
  }
}
