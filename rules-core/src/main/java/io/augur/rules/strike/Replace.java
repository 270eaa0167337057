package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Replaces annexed pieces: from the stock of the one who annexes, then from the box. */
record Replace(Event.Annexed annexed) implements Step.Automatic {

  /** With the questions about his stock that it takes. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    if (annexed.cities() > 0) {
      steps.add(new Know(annexed.player(), Count.CITIES));
    }
    if (annexed.tokens() > 0) {
      steps.add(new Know(annexed.player(), Count.TOKENS, Count.TREASURY));
    }
    steps.add(this);
    return steps;
  }

  @Override
  public Progress run(Table table, Telling telling) {
    Counts mine = table.player(annexed.player()).counts();
    Counts his = table.player(annexed.from()).counts();
    int cities = Math.min(annexed.cities(), his.cities());
    int tokens = Math.min(annexed.tokens(), his.tokens());
    int ownCities = Math.min(cities, mine.citiesInStock());
    int ownTokens = Math.min(tokens, mine.tokensInStock());
    int pirates = Math.min(cities - ownCities, Box.pirates(table));
    int barbarians = Math.min(tokens - ownTokens, Box.barbarians(table));

    tell("told.annexes", ownCities, ownTokens, telling);
    tell("told.annexed_by_raiders", pirates, barbarians, telling);
    tell(
        "told.not_replaced",
        cities - ownCities - pirates,
        tokens - ownTokens - barbarians,
        telling);
    return Progress.to(
        table
            .with(table.raiders().plusPirates(pirates).plusBarbarians(barbarians))
            .plus(annexed.from(), Count.CITIES, -ownCities - pirates)
            .plus(annexed.from(), Count.TOKENS, -ownTokens - barbarians)
            .plus(annexed.player(), Count.CITIES, ownCities)
            .plus(annexed.player(), Count.TOKENS, ownTokens));
  }

  private void tell(String key, int cities, int tokens, Telling telling) {
    if (cities + tokens > 0) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                key,
                arg("player", Says.of(annexed.player())),
                arg("from", Says.of(annexed.from())),
                arg("what", pieces(cities, tokens))));
      }
    }
  }

  private static Phrase pieces(int cities, int tokens) {
    if (tokens == 0) {
      return Says.of(Count.CITIES, cities);
    }
    return cities == 0
        ? Says.of(Count.TOKENS, tokens)
        : Phrase.of(
            "pieces.both",
            arg("cities", Says.of(Count.CITIES, cities)),
            arg("tokens", Says.of(Count.TOKENS, tokens)));
  }
}
