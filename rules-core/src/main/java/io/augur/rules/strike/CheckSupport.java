package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Ground;
import io.augur.rules.effect.Result;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** A victim reduces cities until his tokens support the rest. */
record CheckSupport(Copy copy, Civilization victim, Amount rate) implements Step.OfPlayer {

  private Result rate(Table table) {
    return rate.appliedTo(copy.victim(table, victim));
  }

  private Counts counts(Table table) {
    return table.player(victim).counts();
  }

  /** Says how the check stands before anybody acts on it. */
  Progress tell(Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              answeredBy(table) ? "told.supported" : "told.unsupported",
              arg("player", Says.of(victim)),
              arg("rate", rate(table).trace().phrase()),
              arg("cities", Says.of(Count.CITIES, counts(table).cities())),
              arg("tokens", Says.of(Count.TOKENS, Math.max(0, counts(table).tokens())))));
    }
    return Progress.to(table);
  }

  @Override
  public Civilization asked(Table table) {
    return victim;
  }

  @Override
  public boolean answeredBy(Table table) {
    return Worksheets.supported(counts(table), rate.numberFor(copy.victim(table, victim)));
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Lose(
        victim, copy.calamity(), Loss.CITIES_UNSUPPORTED, rate(table), Ground.ANYWHERE);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Took took) || took.player() != victim) {
      return Progress.refused("refusal.take_loss", arg("player", Says.of(victim)));
    }
    Worksheet losses = took.losses();
    Optional<Phrase> fault =
        Worksheets.fault(Loss.CITIES_UNSUPPORTED, rate(table).number(), losses, counts(table));
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(victim, losses));
    }
    return Progress.to(table.without(victim, losses));
  }
}
