package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Ground;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.HowMany;
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
import java.util.List;
import java.util.Optional;

/** A victim fills in the worksheet of what he loses, as a whole. */
record TakeLoss(
    Copy copy, Civilization victim, Loss loss, Amount amount, Ground ground, int available)
    implements Toll, Step.OfPlayer {

  TakeLoss(Copy copy, Civilization victim, Loss loss, Amount amount, Ground ground) {
    this(copy, victim, loss, amount, ground, Integer.MAX_VALUE);
  }

  /** The same, where no more than this can be lost. */
  TakeLoss atMost(int stands) {
    return new TakeLoss(copy, victim, loss, amount, ground, stands);
  }

  @Override
  public Unit unit() {
    return loss == Loss.DAMAGE ? Unit.DAMAGE : Unit.CITIES;
  }

  @Override
  public List<Count> limits() {
    return loss == Loss.DAMAGE ? List.of(Count.CITIES, Count.TOKENS) : List.of(Count.CITIES);
  }

  @Override
  public int most(Counts counts) {
    return Math.min(available, Worksheets.most(loss, counts));
  }

  @Override
  public List<Step> taken() {
    Step step = ground == Ground.ANYWHERE ? this : new WhatStandsThere(this);
    return loss == Loss.CITIES_REDUCED
        ? List.of((Step.Automatic) this::knowTokens, step)
        : List.of(step);
  }

  /** The tokens in stock decide what may replace a city. */
  private Progress knowTokens(Table table, Telling telling) {
    return Progress.to(
        table, answeredBy(table) ? List.<Step>of() : HowMany.unknown(table, victim, Count.TOKENS));
  }

  @Override
  public Civilization asked(Table table) {
    return victim;
  }

  @Override
  public boolean answeredBy(Table table) {
    return owed(table) == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Lose(victim, copy.calamity(), loss, result(table), ground);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Took took) || took.player() != victim) {
      return Progress.refused("refusal.take_loss", arg("player", Says.of(victim)));
    }
    Worksheet losses = took.losses();
    Result much = result(table);
    Optional<Phrase> fault =
        Worksheets.fault(loss, much.number(), losses, table.player(victim).counts());
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(victim, losses, much.trace()));
    }
    return Progress.to(table.without(victim, losses));
  }
}
