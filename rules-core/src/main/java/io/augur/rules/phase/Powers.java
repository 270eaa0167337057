package io.augur.rules.phase;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Measure;
import io.augur.rules.table.SpecialAbility;
import java.util.List;

/** Which changes of counts each special ability can bring about, in full (10). */
final class Powers {
  private static final int FOR_NOTHING = 0;

  private Powers() {}

  static boolean allow(Usage usage) {
    return switch (usage.use().ability()) {
      case DIASPORA -> usage.use().changes().isEmpty();
      case FUNDAMENTALISM -> takesUnits(usage) && ownOnly(usage, List.of());
      case MONOTHEISM -> annexesFor(FOR_NOTHING, usage);
      case POLITICS -> fillsTreasury(usage) || annexesFor(pointsTaken(usage), usage);
      case PROVINCIAL_EMPIRE -> collects(usage);
      case TRADE_ROUTES -> sellsCards(usage);
      case UNIVERSAL_DOCTRINE -> converts(usage);
    };
  }

  static boolean fromRaiders(SpecialAbility ability) {
    return ability.target() == SpecialAbility.Target.RAIDERS;
  }

  /** Others lose units, and nothing else. */
  private static boolean takesUnits(Usage usage) {
    return othersLoseOnly(usage, List.of(Count.CITIES, Count.TOKENS)) && pointsTaken(usage) > 0;
  }

  private static int pointsTaken(Usage usage) {
    return UnitPoints.of(usage.taken(Count.CITIES), usage.taken(Count.TOKENS));
  }

  /** City for city and token for token, at this price in treasury. */
  private static boolean annexesFor(int price, Usage usage) {
    return takesUnits(usage)
        && usage.own(Count.CITIES) == usage.taken(Count.CITIES)
        && usage.own(Count.TOKENS) == usage.taken(Count.TOKENS)
        && usage.own(Count.TREASURY) == -price
        && ownOnly(usage, List.of(Count.CITIES, Count.TOKENS, Count.TREASURY));
  }

  private static boolean fillsTreasury(Usage usage) {
    return alone(usage, List.of(Count.TREASURY))
        && within(usage.own(Count.TREASURY), usage.measure(Measure.TOKENS));
  }

  /** A card of each player named. */
  private static boolean collects(Usage usage) {
    int cards = usage.own(Count.CARDS);
    for (Change change : usage.use().changes()) {
      if (!usage.isOwn(change) && change.by() != -1) {
        return false;
      }
    }
    return othersLoseOnly(usage, List.of(Count.CARDS))
        && ownOnly(usage, List.of(Count.CARDS))
        && cards == usage.taken(Count.CARDS)
        && within(cards, usage.measure(Measure.PLAYERS));
  }

  /** No commodity card has a face value of nothing. */
  private static boolean sellsCards(Usage usage) {
    int cards = -usage.own(Count.CARDS);
    int treasury = usage.own(Count.TREASURY);
    int factor = usage.measure(Measure.FACTOR);
    return alone(usage, List.of(Count.CARDS, Count.TREASURY))
        && cards > 0
        && treasury % factor == 0
        && treasury / factor >= cards;
  }

  private static boolean converts(Usage usage) {
    int cities = usage.own(Count.CITIES);
    int tokens = usage.own(Count.TOKENS);
    return alone(usage, List.of(Count.CITIES, Count.TOKENS))
        && (cities == 0
            ? within(tokens, usage.measure(Measure.TOKENS))
            : cities == 1 && tokens == 0);
  }

  private static boolean within(int number, int most) {
    return number > 0 && number <= most;
  }

  /** Nobody but the user is touched. */
  private static boolean alone(Usage usage, List<Count> counts) {
    return othersLoseOnly(usage, List.of()) && ownOnly(usage, counts);
  }

  private static boolean othersLoseOnly(Usage usage, List<Count> counts) {
    for (Change change : usage.use().changes()) {
      if (!usage.isOwn(change) && (change.by() >= 0 || !counts.contains(change.count()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean ownOnly(Usage usage, List<Count> counts) {
    for (Change change : usage.use().changes()) {
      if (usage.isOwn(change) && !counts.contains(change.count())) {
        return false;
      }
    }
    return true;
  }
}
