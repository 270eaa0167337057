package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.words.Phrase;
import java.util.List;

/** What becomes of the horde after a fight: it settles, goes on, or leaves the board. */
record Settle(Horde horde) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    if (horde.tokens() == 0) {
      if (telling.listens()) {
        telling.say(Phrase.of("told.horde.destroyed"));
      }
      return Progress.to(table);
    }
    return horde.tokens() == 1
        ? settled(horde.tokens(), table, telling)
        : Progress.to(
            table,
            new Ask(
                horde.leader(table),
                () -> Phrase.of("question.horde.surplus", arg("n", horde.tokens())),
                now -> new Span(0, horde.tokens() - 1),
                surplus -> List.of(after(surplus))));
  }

  private static Progress settled(int tokens, Table table, Telling telling, Step... next) {
    if (telling.listens()) {
      telling.say(Phrase.of("told.horde.settles", arg("n", tokens)));
    }
    return Progress.to(table, next);
  }

  private Step.Automatic after(int surplus) {
    int staying = horde.tokens() - surplus;
    return (table, telling) ->
        surplus == 0
            ? settled(staying, table, telling)
            : settled(staying, table, telling, further(horde.surplus(surplus), table));
  }

  /** On to where the primary victim has units, as long as he has any. */
  private static Step further(Horde surplus, Table table) {
    Step.Automatic leave = (now, telling) -> stranded(surplus, now, telling);
    Counts counts = table.player(surplus.copy().primary()).counts();
    return counts.unitPoints() == 0
        ? leave
        : new YesOrNo(
            surplus.leader(table),
            () ->
                Phrase.of(
                    "question.horde.goes_on",
                    arg("n", surplus.tokens()),
                    arg("victim", Says.of(surplus.copy().primary()))),
            (now, telling) -> goesOn(surplus, now, telling),
            leave);
  }

  private static Progress goesOn(Horde surplus, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.horde.goes_on",
              arg("player", Says.of(surplus.leader(table))),
              arg("n", surplus.tokens())));
    }
    return Progress.to(table, new Onslaught(surplus));
  }

  private static Progress stranded(Horde surplus, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(Phrase.of("told.horde.stranded", arg("n", surplus.tokens())));
    }
    return Progress.to(surplus.leaving(table, surplus.tokens()));
  }
}
