package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.NoTarget.Lack;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Asks the primary victim whether the board shows a target that the engine can't see. */
record HasTarget(Copy copy, Lack lack) implements Step.OfPlayer {

  @Override
  public Civilization asked(Table table) {
    return copy.primary();
  }

  @Override
  public Prompt prompt(Table table) {
    Phrase question = Phrase.of("question." + lack.key(), arg("player", Says.of(copy.primary())));
    return new Prompt.Choose(copy.primary(), question, List.of(Answer.YES, Answer.NO));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event.answers(copy.primary(), Answer.YES)) {
      return Progress.to(table);
    }
    return event.answers(copy.primary(), Answer.NO)
        ? Progress.to(copy.cancelledFor(lack, table, telling))
        : Progress.refused("refusal.yes_or_no", arg("player", Says.of(copy.primary())));
  }
}
