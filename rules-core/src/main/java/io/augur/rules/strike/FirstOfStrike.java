package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.FirstOf;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A volcano where the victim has a city at one, an earthquake where he has none. */
record FirstOfStrike(FirstOf effect) implements Strike {

  @Override
  public List<Step> before(Copy copy) {
    return List.of(
        new YesOrNo(
            copy.primary(),
            () -> Phrase.of("question.volcano", arg("player", Says.of(copy.primary()))),
            (table, telling) -> erupts(copy, table, telling),
            (table, telling) -> shakes(copy, table, telling)));
  }

  private Progress erupts(Copy copy, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(Phrase.of("told.volcano", arg("player", Says.of(copy.primary()))));
    }
    return Progress.to(table, strike(0).before(copy));
  }

  private Progress shakes(Copy copy, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(Phrase.of("told.earthquake", arg("player", Says.of(copy.primary()))));
    }
    return Progress.to(
        copy.with(table, copy.primary(), Part.As.STRUCK_OTHERWISE), strike(1).before(copy));
  }

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        (Step.Automatic)
            (table, telling) -> {
              boolean otherwise = copy.has(table, copy.primary(), Part.As.STRUCK_OTHERWISE);
              return Progress.to(table, strike(otherwise ? 1 : 0).on(copy, victim));
            });
  }

  private Strike strike(int index) {
    return Strikes.of(effect.effects().get(index));
  }
}
