package io.augur.rules.strike;

import io.augur.rules.effect.SupportCheck;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** The victim checks city support at the rate of the calamity. */
record SupportStrike(SupportCheck effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    CheckSupport check = new CheckSupport(copy, victim, effect.rate());
    return List.of(
        new Know(victim, Count.CITIES),
        (Step.Automatic)
            (table, telling) ->
                Progress.to(
                    table,
                    table.player(victim).counts().cities() > 0
                        ? HowMany.unknown(table, victim, Count.TOKENS)
                        : List.<Step>of()),
        (Step.Automatic) check::tell,
        check);
  }
}
