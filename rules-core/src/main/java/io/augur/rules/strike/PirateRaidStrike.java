package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.PirateRaid;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Reading;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Coastal cities become pirate cities, as many as the victim has there and the box holds. */
record PirateRaidStrike(PirateRaid effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.CITIES),
        new Ask(
            victim,
            () -> Phrase.of("question.coastal_cities", arg("player", Says.of(victim))),
            table -> coastal(copy, victim, table),
            coastal -> List.of(new Seize(copy, victim, effect, coastal))));
  }

  private Span coastal(Copy copy, Civilization victim, Table table) {
    int cities = table.player(victim).counts().cities();
    boolean known =
        victim == copy.primary() && table.setup().rulings().has(Reading.CANCEL_FOR_EVERYONE);
    return new Seize(copy, victim, effect, cities).answeredBy(table)
        ? new Span(0, 0)
        : Span.of(known ? 1 : 0, cities);
  }
}
