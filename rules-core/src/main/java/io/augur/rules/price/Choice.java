package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Credits;

/** Refuses chosen credits that their advance does not give. */
final class Choice {
  private Choice() {}

  static void check(Advance advance, Credits credits) {
    int amount = amount(advance);
    if (credits.total() != amount) {
      throw new IllegalArgumentException(
          "credits of " + advance.key() + " != " + amount + ": " + credits.total());
    }
    for (AdvanceGroup group : AdvanceGroup.values()) {
      if (credits.in(group) % ChosenCredits.STEP != 0) {
        throw new IllegalArgumentException(
            "credits not in steps of " + ChosenCredits.STEP + ": " + credits.in(group));
      }
    }
  }

  private static int amount(Advance advance) {
    if (advance.benefit().orElse(null) instanceof ChosenCredits chosen) {
      return chosen.amount();
    }
    throw new IllegalArgumentException("no credits to choose: " + advance.key());
  }
}
