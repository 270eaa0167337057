package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

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
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Asks a player for a number that only the board shows; without a choice nobody is asked. */
record Ask(
    Civilization player,
    Supplier<Phrase> question,
    Function<Table, Span> span,
    IntFunction<List<Step>> then)
    implements Step.OfPlayer {

  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public boolean answeredBy(Table table) {
    return span.apply(table).most() <= 0;
  }

  @Override
  public Prompt prompt(Table table) {
    Span now = span.apply(table);
    return new Prompt.State(player, question.get(), now.least(), now.most());
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    Span now = span.apply(table);
    return event instanceof Event.Stated stated
            && stated.player() == player
            && now.has(stated.number())
        ? Progress.to(table, then.apply(stated.number()))
        : Progress.refused(
            "refusal.span",
            arg("player", Says.of(player)),
            arg("least", now.least()),
            arg("most", now.most()));
  }
}
