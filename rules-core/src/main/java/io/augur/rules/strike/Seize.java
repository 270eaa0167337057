package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.PirateRaid;
import io.augur.rules.effect.Result;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Somebody points at coastal cities of a victim, and pirates take them over. */
record Seize(Copy copy, Civilization victim, PirateRaid effect, int coastal)
    implements Step.OfPlayer {

  private Result much(Table table) {
    return effect
        .cities()
        .appliedTo(copy.victim(table, victim))
        .atMost(Math.min(coastal, table.player(victim).counts().cities()))
        .atMost(Box.pirates(table));
  }

  @Override
  public Civilization asked(Table table) {
    return Controller.of(copy, effect.picker(copy.role(table, victim)), table);
  }

  @Override
  public boolean answeredBy(Table table) {
    return much(table).number() == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Choose(asked(table), told("question.pirates", table), List.of(Answer.DONE));
  }

  private Phrase told(String key, Table table) {
    Result much = much(table);
    return Phrase.of(
        key,
        arg("player", Says.of(asked(table))),
        arg("victim", Says.of(victim)),
        arg("n", much.number()),
        arg("why", much.trace().phrase()));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!event.answers(asked(table), Answer.DONE)) {
      return Progress.refused(
          "refusal.pick_first",
          arg("player", Says.of(asked(table))),
          arg("victim", Says.of(victim)));
    }
    int cities = much(table).number();
    if (telling.listens()) {
      telling.say(told("told.pirates", table));
    }
    return Progress.to(
        table.with(table.raiders().plusPirates(cities)).plus(victim, Count.CITIES, -cities));
  }
}
