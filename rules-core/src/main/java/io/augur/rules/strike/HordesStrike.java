package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Hordes;
import io.augur.rules.effect.Result;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** A horde arrives, attacks a city of the victim, and goes on until none of it is left over. */
record HordesStrike(Hordes effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of((Step.Automatic) (table, telling) -> arrive(copy, table, telling));
  }

  /** No more come than the box holds (no source says what else to do). */
  private Progress arrive(Copy copy, Table table, Telling telling) {
    Result horde =
        effect.tokens().appliedTo(copy.victim(table, copy.primary())).atMost(Box.barbarians(table));
    int tokens = horde.number();
    if (tokens == 0) {
      if (telling.listens()) {
        telling.say(told("told.horde.none", copy, horde, table));
      }
      return Progress.to(table);
    }
    if (telling.listens()) {
      telling.say(told("told.horde.comes", copy, horde, table, arg("n", tokens)));
    }
    return Progress.to(
        table.with(table.raiders().plusBarbarians(tokens)),
        new Onslaught(new Horde(copy, tokens, Horde.Aim.CITY)));
  }

  private static Phrase told(String key, Copy copy, Result horde, Table table, Arg... more) {
    List<Arg> args = new ArrayList<>();
    args.add(arg("player", Says.of(Controller.beneficiary(copy, table))));
    args.add(arg("victim", Says.of(copy.primary())));
    args.add(arg("why", horde.trace().phrase()));
    args.addAll(List.of(more));
    return new Phrase(key, args);
  }
}
