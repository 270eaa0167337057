package io.augur.rules.phase;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CallingOrder;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import java.util.Optional;

/** Phase 9B: major calamities are called one at a time; resolved ones have left the hands. */
record Majors() implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    Optional<Calamity> next = next(table);
    return next.isPresent() ? Progress.to(table, new Call(next.get()), this) : Progress.to(table);
  }

  private static Optional<Calamity> next(Table table) {
    Optional<Calamity> next = Optional.empty();
    for (Player player : table.players()) {
      if (!player.hand().isEmpty()) {
        Calamity first = player.hand().get(0).calamity(); // a hand is sorted by call
        if (!next.isPresent() || CallingOrder.CALLING.compare(first, next.get()) < 0) {
          next = Optional.of(first);
        }
      }
    }
    return next;
  }
}
