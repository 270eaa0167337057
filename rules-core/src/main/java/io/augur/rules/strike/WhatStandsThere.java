package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** Asks how much of what a loss aims at stands on its ground, which the engine can't see. */
record WhatStandsThere(TakeLoss loss) implements Step.OfPlayer {

  @Override
  public Civilization asked(Table table) {
    return loss.victim();
  }

  @Override
  public boolean answeredBy(Table table) {
    return loss.answeredBy(table);
  }

  @Override
  public Prompt prompt(Table table) {
    Phrase question =
        Phrase.of(
            "question.stands." + loss.loss().key() + "." + loss.ground().key(),
            arg("player", Says.of(loss.victim())));
    return new Prompt.State(loss.victim(), question, 0, most(table));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    return event instanceof Event.Stated stated
            && stated.player() == loss.victim()
            && stated.number() >= 0
            && stated.number() <= most(table)
        ? Progress.to(table, loss.atMost(stated.number()))
        : Progress.refused("refusal.state", arg("n", most(table)));
  }

  private int most(Table table) {
    Counts counts = table.player(loss.victim()).counts();
    return loss.loss() == Loss.DAMAGE ? counts.unitPoints() : counts.cities();
  }
}
