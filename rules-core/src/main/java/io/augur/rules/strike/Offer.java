package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Offers a bargain to a victim who can afford it, again until he declines or owes nothing. */
record Offer(Toll toll, Bargain bargain) implements Step.OfPlayer {

  /** The offer, after the question whether he can afford it. */
  List<Step> steps() {
    Step.Automatic count =
        (table, telling) ->
            Progress.to(
                table,
                matters(table)
                    ? HowMany.unknown(table, toll.victim(), bargain.paid())
                    : List.<Step>of());
    return List.of(count, this);
  }

  private boolean matters(Table table) {
    return bargain.offered(toll.copy().victim(table, toll.victim())) && toll.owed(table) > 0;
  }

  @Override
  public Civilization asked(Table table) {
    return toll.victim();
  }

  @Override
  public boolean answeredBy(Table table) {
    return !matters(table)
        || table.player(toll.victim()).counts().of(bargain.paid()) < bargain.price();
  }

  @Override
  public Prompt prompt(Table table) {
    Phrase question =
        Phrase.of(
            "question.bargain." + bargain.key(),
            arg("player", Says.of(toll.victim())),
            arg("price", Says.of(bargain.paid(), bargain.price())),
            arg("by", bargain.by(toll.copy())),
            arg("loss", toll.unit().phrase(toll.result(table).number())));
    return new Prompt.Choose(toll.victim(), question, List.of(bargain.agreed(), Answer.DECLINES));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event.answers(toll.victim(), Answer.DECLINES)) {
      return Progress.to(table);
    }
    if (!event.answers(toll.victim(), bargain.agreed())) {
      return Progress.refused("refusal.bargain", arg("player", Says.of(toll.victim())));
    }
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.bargain." + bargain.key(),
              arg("player", Says.of(toll.victim())),
              arg("price", Says.of(bargain.paid(), bargain.price())),
              arg("by", bargain.by(toll.copy()))));
    }
    Table paid = table.plus(toll.victim(), bargain.paid(), -bargain.price());
    return Progress.to(toll.copy().with(paid, toll.victim(), bargain.relief()), this);
  }
}
