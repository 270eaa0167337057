package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Result;
import io.augur.rules.effect.SeaStorm;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Everybody beside the sea picks cities there; what his advances don't take back is reduced. */
record SeaStormStrike(SeaStorm effect) implements Strike {

  @Override
  public List<Step> before(Copy copy) {
    return List.of(WhoElse.with(copy, Bystanders.Kind.CITIES));
  }

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of((Step.Automatic) (table, telling) -> strike(copy, victim, table, telling));
  }

  /** Whoever would lose nothing in any case need not count his cities. */
  private Progress strike(Copy copy, Civilization victim, Table table, Telling telling) {
    Result most = reduced(copy, victim, Integer.MAX_VALUE, table);
    if (most.number() == 0) {
      if (telling.listens()) {
        telling.say(Spared.phrase(victim, most));
      }
      return Progress.to(table);
    }
    return Progress.to(
        table,
        new Know(victim, Count.CITIES),
        new Ask(
            victim,
            () -> Phrase.of("question.beside_the_sea", arg("player", Says.of(victim))),
            now -> Span.of(1, worthAsking(copy, victim, now)),
            beside -> picked(copy, victim, beside)));
  }

  private int worthAsking(Copy copy, Civilization victim, Table table) {
    int cities = table.player(victim).counts().cities();
    return reduced(copy, victim, cities, table).number() == 0 ? 0 : cities;
  }

  private List<Step> picked(Copy copy, Civilization victim, int beside) {
    return List.of(
        (Step.Automatic)
            (table, telling) -> {
              if (telling.listens()) {
                telling.say(told(copy, victim, beside, table));
              }
              return Progress.to(
                  table,
                  reduced(copy, victim, beside, table).number() == 0
                      ? List.of()
                      : HowMany.unknown(table, victim, Count.TOKENS));
            },
        new Bear(
            copy,
            victim,
            table -> new Due(Loss.CITIES_REDUCED, reduced(copy, victim, beside, table))));
  }

  private Phrase told(Copy copy, Civilization victim, int beside, Table table) {
    return Phrase.of(
        "told.picked",
        arg("player", Says.of(victim)),
        arg("why", effect.picked(copy.victim(table, victim), beside).trace().phrase()),
        arg("reduced", reduced(copy, victim, beside, table).trace().phrase()));
  }

  private Result reduced(Copy copy, Civilization victim, int beside, Table table) {
    Victim struck = copy.victim(table, victim);
    return effect.reduced(struck, effect.picked(struck, beside).number());
  }
}
