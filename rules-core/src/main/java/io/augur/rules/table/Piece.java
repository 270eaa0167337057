package io.augur.rules.table;

import java.util.Locale;

/** A kind of piece that each player owns. */
public enum Piece {
  TOKEN(55, 1),
  CITY(9, 5),
  SHIP(4, 0);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int count;
  private final int unitPoints;

  Piece(int count, int unitPoints) {
    this.count = count;
    this.unitPoints = unitPoints;
  }

  public String key() {
    return key;
  }

  /** How many a player owns. */
  public int count() {
    return count;
  }

  /** What one on the board is worth when damage is taken. */
  public int unitPoints() {
    return unitPoints;
  }

  void checkStock(int inStock) {
    if (inStock < 0 || inStock > count) {
      throw new IllegalArgumentException(key + " in stock < 0 or > " + count + ": " + inStock);
    }
  }
}
