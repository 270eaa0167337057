package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Eruption;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Everything in the areas that the volcano touches is lost; its owners say what stood there. */
record EruptionStrike(Eruption effect) implements Strike {

  @Override
  public List<Step> before(Copy copy) {
    return List.of(WhoElse.with(copy, Bystanders.Kind.UNITS));
  }

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    // the primary victim has said that a city of his stands there
    int least = victim == copy.primary() ? 1 : 0;
    return List.of(
        new Know(victim, Count.CITIES, Count.TOKENS),
        buried(victim, Count.CITIES, least),
        buried(victim, Count.TOKENS, 0));
  }

  private static Step buried(Civilization victim, Count count, int least) {
    return new Ask(
        victim,
        () -> Phrase.of("question.eruption." + count.key(), arg("player", Says.of(victim))),
        table -> Span.of(least, table.player(victim).counts().of(count)),
        number -> number == 0 ? List.of() : List.of(lost(victim, count, number)));
  }

  private static Step.Automatic lost(Civilization victim, Count count, int number) {
    return (table, telling) -> {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.buried",
                arg("player", Says.of(victim)),
                arg("what", Says.of(count, number))));
      }
      return Progress.to(table.plus(victim, count, -number));
    };
  }
}
