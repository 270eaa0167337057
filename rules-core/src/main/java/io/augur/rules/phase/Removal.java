package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** What a player can take off the board, as far as his counts are known. */
final class Removal {
  private Removal() {}

  /** What is wrong with a worksheet, whatever it is for. */
  static Optional<Phrase> fault(Worksheet sheet, Player player) {
    Counts counts = player.counts();
    if (sheet.tokens() < 0
        || sheet.destroyed() < 0
        || sheet.reducedTo().stream().anyMatch(to -> to < 0 || UnitPoints.reduction(to) < 0)) {
      return Optional.of(Phrase.of("worksheet.odd"));
    }
    if (sheet.tokens() > most(counts, Count.TOKENS)) {
      return Optional.of(Phrase.of("worksheet.tokens", arg("n", most(counts, Count.TOKENS))));
    }
    if (sheet.cities() > most(counts, Count.CITIES)) {
      return Optional.of(Phrase.of("worksheet.cities", arg("n", most(counts, Count.CITIES))));
    }
    int stock = player.standing().tokensInStock() + sheet.tokens();
    return sheet.placed() > stock
        ? Optional.of(Phrase.of("worksheet.stock", arg("n", stock)))
        : Optional.empty();
  }

  private static int most(Counts counts, Count count) {
    return counts.knows(count) ? counts.of(count) : count.most();
  }
}
