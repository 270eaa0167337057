package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.words.Phrase;

/** Finds out how much a toll is; who is spared anyway is not asked to count anything. */
record Weigh(Toll toll) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    if (mayBeOwed(table)) {
      Counts counts = table.player(toll.victim()).counts();
      for (Count count : toll.limits()) {
        if (!counts.knows(count)) {
          return Progress.to(table, new HowMany(toll.victim(), count), this);
        }
      }
    }
    if (telling.listens()) {
      tell(table, telling);
    }
    return Progress.to(table);
  }

  private void tell(Table table, Telling telling) {
    if (!toll.demanded(table)) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.spared",
                arg("player", Says.of(toll.victim())),
                arg("why", toll.demand(table).trace().phrase())));
      }
    } else if (toll.owed(table) == 0) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.has_none",
                arg("calamity", Says.of(toll.copy().calamity())),
                arg("player", Says.of(toll.victim())),
                arg("what", toll.unit().phrase(toll.demand(table).number()))));
      }
    }
  }

  /** An amount that is itself counted on the board shows only with the count. */
  private boolean mayBeOwed(Table table) {
    return !toll.amount().basis().needs().isEmpty() || toll.demanded(table);
  }
}
