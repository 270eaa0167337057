package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Ground;
import io.augur.rules.flow.Event;
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
import java.util.function.Function;

/** A victim bears a loss whose kind and size both follow from the table when he is asked. */
record Bear(Copy copy, Civilization victim, Ground ground, Function<Table, Due> burden)
    implements Step.OfPlayer {

  /** A loss that may be borne anywhere on the board. */
  Bear(Copy copy, Civilization victim, Function<Table, Due> burden) {
    this(copy, victim, Ground.ANYWHERE, burden);
  }

  private Due due(Table table) {
    Due due = burden.apply(table);
    int most = Worksheets.most(due.loss(), table.player(victim).counts());
    return new Due(due.loss(), due.much().atMost(most));
  }

  @Override
  public Civilization asked(Table table) {
    return victim;
  }

  @Override
  public boolean answeredBy(Table table) {
    return due(table).much().number() == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    Due due = due(table);
    return new Prompt.Lose(victim, copy.calamity(), due.loss(), due.much(), ground);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Took took) || took.player() != victim) {
      return Progress.refused("refusal.take_loss", arg("player", Says.of(victim)));
    }
    Worksheet losses = took.losses();
    Due due = due(table);
    Optional<Phrase> fault =
        Worksheets.fault(due.loss(), due.much().number(), losses, table.player(victim).counts());
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(victim, losses, due.much().trace()));
    }
    return Progress.to(table.without(victim, losses));
  }
}
