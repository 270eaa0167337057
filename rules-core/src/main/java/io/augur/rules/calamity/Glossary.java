package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Piece;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Locale;

/** A word of the game and what it means. */
public enum Glossary {
  ADVANCE,
  ANNEX,
  ASSIGN,
  AST,
  AST_POSITION,
  AST_RANKING,
  AUTOMATIC,
  BARBARIANS,
  BENEFICIARY,
  BLOCK,
  CALAMITY,
  CALLER,
  CITY(arg("city", Piece.CITY.unitPoints())),
  CITY_SUPPORT,
  COASTAL,
  COMMODITY_CARD,
  COPY,
  DAMAGE,
  DESTROY(arg("city", Piece.CITY.unitPoints())),
  DISCARD_PILE,
  FLOOD_PLAIN,
  INSIST,
  LOSE,
  MAJOR,
  MINOR,
  NO_TARGET,
  NON_TRADEABLE,
  OPEN_SEA,
  PAY,
  PIRATES,
  POPULATION_LIMIT,
  PRIMARY_VICTIM,
  REDUCE,
  REDUCE_AS_DAMAGE(
      arg("city", Piece.CITY.unitPoints()),
      arg("token", Piece.TOKEN.unitPoints()),
      arg("tokens", Piece.CITY.unitPoints() - Piece.TOKEN.unitPoints())),
  SECONDARY_VICTIM,
  SPECIAL_ABILITY,
  STACK,
  STOCK,
  SURPLUS,
  TOKEN(arg("token", Piece.TOKEN.unitPoints())),
  TRADEABLE,
  TREASURY,
  UNIT_POINTS(
      arg("city", Piece.CITY.unitPoints()),
      arg("token", Piece.TOKEN.unitPoints()),
      arg("ship", Piece.SHIP.unitPoints())),
  WILDERNESS;

  private final String key = name().toLowerCase(Locale.ROOT);

  @SuppressWarnings("ImmutableEnumChecker") // a copied list of plain numbers
  private final List<Arg> numbers;

  Glossary(Arg... numbers) {
    this.numbers = List.of(numbers);
  }

  public String key() {
    return key;
  }

  public Phrase title() {
    return Phrase.of("glossary." + key + ".name");
  }

  public Phrase text() {
    return new Phrase("glossary." + key + ".text", numbers);
  }
}
