package io.augur.rules.phase;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;

/** The card of a resolved calamity goes to the pile of its number. */
record Discard(Copy copy) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    for (Card card : table.player(copy.primary()).hand()) {
      if (card.calamity() == copy.calamity() && card.revealed()) {
        return Progress.to(table.discarding(copy.primary(), card));
      }
    }
    return Progress.to(table); // a correction took it away
  }
}
