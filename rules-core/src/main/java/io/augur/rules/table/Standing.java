package io.augur.rules.table;

/** What a player's place in every order depends on. */
public record Standing(
    Civilization civilization, int position, int citiesInStock, int tokensInStock) {
  public Standing {
    Piece.CITY.checkStock(citiesInStock);
    Piece.TOKEN.checkStock(tokensInStock);
    Track.EXPERT.check(position);
  }
}
