package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.LoseTreasury;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim hands treasury back, as much as he has. */
record TreasuryStrike(LoseTreasury effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.TREASURY),
        (Step.Automatic) (table, telling) -> lose(copy, victim, table, telling));
  }

  private Progress lose(Copy copy, Civilization victim, Table table, Telling telling) {
    int lost =
        effect
            .treasury()
            .appliedTo(copy.victim(table, victim))
            .atMost(table.player(victim).counts().treasury())
            .number();
    telling.say(
        () ->
            Phrase.of(
                "told.loses",
                arg("player", Says.of(victim)),
                arg("what", Says.of(Count.TREASURY, lost))));
    return Progress.to(table.change(victim, player -> player.plus(Count.TREASURY, -lost)));
  }
}
