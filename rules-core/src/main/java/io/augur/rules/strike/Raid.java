package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** One of the players whom the horde has struck says what he lost and how many he killed. */
record Raid(Horde horde, List<Civilization> struck) implements Step.OfPlayer {

  /** These players, one after the other, and then what becomes of the horde. */
  static List<Step> of(Horde horde, List<Civilization> struck) {
    return struck.isEmpty()
        ? List.of(new Settle(horde))
        : List.of(new Know(struck.get(0), Count.CITIES, Count.TOKENS), new Raid(horde, struck));
  }

  @Override
  public Civilization asked(Table table) {
    return struck.get(0);
  }

  @Override
  public Prompt prompt(Table table) {
    Span cities = cities(table);
    return new Prompt.Raid(
        asked(table), horde.copy().calamity(), horde.tokens(), cities.least(), cities.most());
  }

  /** An area has room for one city, and the first area has one of the primary victim. */
  private Span cities(Table table) {
    int most = Math.min(1, table.player(asked(table)).counts().cities());
    boolean citySought = horde.aim() == Horde.Aim.CITY && asked(table) == horde.copy().primary();
    return new Span(citySought ? most : 0, most);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Raided raided) || raided.player() != asked(table)) {
      return Progress.refused("refusal.raided", arg("player", Says.of(asked(table))));
    }
    Optional<Phrase> fault = fault(raided, table);
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(raided.player(), raided.losses()));
    }
    if (raided.barbarians() > 0) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.horde.killed",
                arg("player", Says.of(raided.player())),
                arg("n", raided.barbarians())));
      }
    }
    Table now = table.without(raided.player(), raided.losses());
    return Progress.to(
        horde.leaving(now, raided.barbarians()),
        of(horde.without(raided.barbarians()), struck.subList(1, struck.size())));
  }

  private Optional<Phrase> fault(Event.Raided raided, Table table) {
    Worksheet losses = raided.losses();
    if (raided.barbarians() < 0 || raided.barbarians() > horde.tokens()) {
      return Optional.of(Phrase.of("refusal.killed", arg("n", horde.tokens())));
    }
    Span cities = cities(table);
    if (!cities.has(losses.cities())) {
      return Optional.of(
          Phrase.of(
              cities.least() > 0 ? "refusal.horde_takes_a_city" : "refusal.a_city_at_most",
              arg("player", Says.of(asked(table)))));
    }
    Counts counts = table.player(asked(table)).counts();
    return Worksheets.fault(Loss.DAMAGE, losses.damage(), losses, counts);
  }
}
