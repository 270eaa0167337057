package io.augur.app.abilities;

import io.augur.rules.flow.Count;
import io.augur.rules.table.Measure;
import io.augur.rules.table.SpecialAbility;
import java.util.List;

/** One of the ways in which an ability can be used: what has to be entered for it. */
enum Way {
  /** Nothing that is counted changes. */
  MOVE,
  /** Units of others leave the board. */
  DESTROY,
  /** Units of others are replaced. */
  ANNEX,
  /** The same, and their points are paid in treasury. */
  PAY,
  /** Tokens go from stock to treasury. */
  FILL,
  /** Others hand over a card each. */
  COLLECT,
  /** Cards are turned into treasury. */
  SELL,
  /** Barbarian tokens are replaced. */
  CONVERT,
  /** A pirate city is replaced. */
  CONVERT_CITY;

  static List<Way> of(SpecialAbility ability) {
    return switch (ability) {
      case DIASPORA -> List.of(MOVE);
      case FUNDAMENTALISM -> List.of(DESTROY);
      case MONOTHEISM -> List.of(ANNEX);
      case POLITICS -> List.of(FILL, PAY);
      case PROVINCIAL_EMPIRE -> List.of(COLLECT);
      case TRADE_ROUTES -> List.of(SELL);
      case UNIVERSAL_DOCTRINE -> List.of(CONVERT, CONVERT_CITY);
    };
  }

  boolean takesUnits() {
    return this == DESTROY || this == ANNEX || this == PAY;
  }

  boolean touchesOthers() {
    return takesUnits() || this == COLLECT;
  }

  /** How many the first number may be at most; nothing where none is asked. */
  int most(Use use) {
    return switch (this) {
      case FILL, CONVERT -> use.measure(Measure.TOKENS);
      case SELL -> use.known(use.player(), Count.CARDS);
      default -> 0;
    };
  }
}
