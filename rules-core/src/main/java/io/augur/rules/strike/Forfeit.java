package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A victim loses so many of what he has, with nothing to decide about it. */
record Forfeit(Copy copy, Civilization victim, Amount amount, Count count, Unit unit)
    implements Toll, Step.Automatic {

  @Override
  public List<Count> limits() {
    return List.of(count);
  }

  @Override
  public int most(Counts counts) {
    return counts.of(count);
  }

  @Override
  public List<Step> taken() {
    return List.of(this);
  }

  @Override
  public Progress run(Table table, Telling telling) {
    int lost = owed(table);
    if (lost == 0) {
      return Progress.to(table);
    }
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.forfeits." + count.key(),
              arg("player", Says.of(victim)),
              arg("what", unit.phrase(lost))));
    }
    return Progress.to(table.plus(victim, count, -lost));
  }
}
