package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What a worksheet may and may not say (ch. 8, definitions). */
public final class Worksheets {
  private Worksheets() {}

  /** The most that a player with these counts can lose in this way. */
  static int most(Loss loss, Counts counts) {
    return loss == Loss.DAMAGE ? counts.unitPoints() : counts.cities();
  }

  /** What is wrong with a worksheet for a loss of so much, if anything is. */
  public static Optional<Phrase> fault(Loss loss, int much, Worksheet sheet, Counts counts) {
    if (sheet.tokens() < 0 || sheet.destroyed() < 0 || odd(sheet.reducedTo())) {
      return wrong("worksheet.odd");
    }
    int tokens = Math.max(0, counts.tokens()); // who loses only cities need not have counted them
    if (sheet.tokens() > tokens) {
      return wrong("worksheet.tokens", arg("n", tokens));
    }
    if (sheet.cities() > counts.cities()) {
      return wrong("worksheet.cities", arg("n", counts.cities()));
    }
    int stock = counts.tokensInStock() + sheet.tokens();
    if (sheet.placed() > stock) {
      return wrong("worksheet.stock", arg("n", stock));
    }
    if (sheet.reducedTo().contains(0) && sheet.placed() < stock) {
      return wrong("worksheet.leave_tokens");
    }
    return switch (loss) {
      case DAMAGE -> damage(much, sheet, stock);
      case CITIES_DESTROYED ->
          sheet.destroyed() == much && sheet.tokens() == 0 && sheet.reducedTo().isEmpty()
              ? Optional.empty()
              : wrong("worksheet.destroy", arg("n", much));
      case CITIES_REDUCED -> reduced(much, sheet);
      case CITIES_UNSUPPORTED -> unsupported(much, sheet, counts);
    };
  }

  private static boolean odd(List<Integer> reducedTo) {
    for (int to : reducedTo) {
      if (to < 0 || UnitPoints.reduction(to) < 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean withoutDamage(List<Integer> reducedTo) {
    for (int to : reducedTo) {
      if (UnitPoints.reduction(to) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Exactly so much; more only where the stock has no token left to make it exact. */
  private static Optional<Phrase> damage(int much, Worksheet sheet, int stock) {
    if (withoutDamage(sheet.reducedTo())) {
      return wrong("worksheet.no_damage");
    }
    int damage = sheet.damage();
    if (damage < much) {
      return wrong("worksheet.too_little", arg("n", much - damage));
    }
    boolean stockIsEmpty = !sheet.reducedTo().isEmpty() && sheet.placed() == stock;
    return damage == much || (stockIsEmpty && damage - much < UnitPoints.reduction(0))
        ? Optional.empty()
        : wrong("worksheet.too_much", arg("n", damage - much));
  }

  private static Optional<Phrase> reduced(int much, Worksheet sheet) {
    return sheet.tokens() > 0 || sheet.destroyed() > 0 || sheet.reducedTo().size() != much
        ? wrong("worksheet.reduce", arg("n", much))
        : Optional.empty();
  }

  /** Tokens in place of a city support the others at once, so no city goes without need. */
  private static Optional<Phrase> unsupported(int rate, Worksheet sheet, Counts counts) {
    if (sheet.tokens() > 0 || sheet.destroyed() > 0) {
      return wrong("worksheet.only_reduce");
    }
    Counts after = sheet.from(counts);
    if (!supported(after, rate)) {
      return wrong("worksheet.unsupported", arg("n", rate * after.cities() - after.tokens()));
    }
    int last = Collections.max(sheet.reducedTo());
    return supported(after.plus(Count.CITIES, 1).plus(Count.TOKENS, -last), rate)
        ? wrong("worksheet.reduce_fewer")
        : Optional.empty();
  }

  /** Whether the tokens are enough, so many for each city. */
  public static boolean supported(Counts counts, int rate) {
    return counts.cities() == 0 || counts.tokens() >= rate * counts.cities();
  }

  private static Optional<Phrase> wrong(String key, Arg... args) {
    return Optional.of(Phrase.of(key, args));
  }
}
