package io.augur.rules.table;

import java.util.Locale;

/** A number that an advance brings into play; its key is the name texts call it by. */
public enum Measure {
  /** Areas that a piece may travel. */
  AREAS,
  /** Tokens needed to attack the holder's city. */
  ATTACKERS,
  /** Tokens that a ship carries. */
  CARGO,
  /** Trade cards taken. */
  CARDS,
  /** Cities that the advance stands for on the A.S.T. */
  CITIES,
  /** Times that a value counts. */
  FACTOR,
  /** Face value that a card must have. */
  FACE,
  /** Tokens with which the holder attacks a city. */
  FORCE,
  /** Commodity cards above the usual hand limit. */
  HAND,
  /** Highest population limit printed in an area that the advance works in. */
  LIMIT,
  /** Players that may be named. */
  PLAYERS,
  /** Treasury for a card of the stack. */
  PRICE,
  /** What a card of the first printing shows instead. */
  PRINTED,
  /** Tokens that the city attacked by the holder becomes. */
  REMNANT,
  /** Stack of trade cards. */
  STACK,
  /** A second stack of trade cards. */
  STACKTWO,
  /** Treasury for a card of the second stack. */
  PRICETWO,
  /** Tokens that support a city. */
  SUPPORT,
  /** Tokens that the holder's city becomes when it is attacked. */
  SURVIVORS,
  /** Steps by which the tax rate may change. */
  TAX,
  /** Tokens moved, placed or taken. */
  TOKENS,
  /** Times that treasury counts when advances are bought. */
  TREASURY,
  /** What holds without the advance. */
  USUAL;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }
}
