package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Answer;
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
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Asks a player what the board shows: the way goes on by what he answers. */
record YesOrNo(
    Civilization player,
    Supplier<Phrase> question,
    Step.Automatic yes,
    Step.Automatic no,
    Predicate<Table> moot)
    implements Step.OfPlayer {

  YesOrNo(Civilization player, Supplier<Phrase> question, Step.Automatic yes, Step.Automatic no) {
    this(player, question, yes, no, table -> false);
  }

  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public boolean answeredBy(Table table) {
    return moot.test(table);
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Choose(player, question.get(), List.of(Answer.YES, Answer.NO));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event.answers(player, Answer.YES)) {
      return Progress.to(table, yes);
    }
    return event.answers(player, Answer.NO)
        ? Progress.to(table, no)
        : Progress.refused("refusal.yes_or_no", arg("player", Says.of(player)));
  }
}
