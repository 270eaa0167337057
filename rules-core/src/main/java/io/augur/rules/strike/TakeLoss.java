package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Ground;
import io.augur.rules.effect.Result;
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

/** A victim fills in the worksheet of what he loses, as a whole. */
record TakeLoss(
    Copy copy, Civilization victim, Loss loss, Amount amount, Ground ground, int available)
    implements Step.OfPlayer {

  TakeLoss(Copy copy, Civilization victim, Loss loss, Amount amount, Ground ground) {
    this(copy, victim, loss, amount, ground, Integer.MAX_VALUE);
  }

  /** The same, where no more than this can be lost. */
  TakeLoss atMost(int stands) {
    return new TakeLoss(copy, victim, loss, amount, ground, stands);
  }

  /** What the victim has to lose, within what he has. */
  Result result(Table table) {
    Result result = amount.appliedTo(copy.victim(table, victim)).atMost(available);
    return result.atMost(Worksheets.most(loss, table.player(victim).counts()));
  }

  @Override
  public Civilization asked(Table table) {
    return victim;
  }

  @Override
  public boolean answeredBy(Table table) {
    return result(table).number() == 0;
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
    Optional<Phrase> fault =
        Worksheets.fault(loss, result(table).number(), losses, table.player(victim).counts());
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    telling.say(() -> Says.losses(victim, losses));
    return Progress.to(table.change(victim, player -> player.with(losses.from(player.counts()))));
  }
}
