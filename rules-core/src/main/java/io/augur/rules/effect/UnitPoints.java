package io.augur.rules.effect;

import io.augur.rules.table.Piece;

/** What pieces on the board are worth together. */
public final class UnitPoints {
  private UnitPoints() {}

  public static int of(int cities, int tokens) {
    return cities * Piece.CITY.unitPoints() + tokens * Piece.TOKEN.unitPoints();
  }

  /** The damage that a city takes when so many tokens replace it. */
  public static int reduction(int tokens) {
    return Piece.CITY.unitPoints() - tokens * Piece.TOKEN.unitPoints();
  }
}
