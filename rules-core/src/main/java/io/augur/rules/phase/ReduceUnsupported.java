package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.CitySupport;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Victim;
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
import io.augur.rules.strike.Worksheets;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** A player reduces cities, no more than he has to, until his tokens support the rest (11). */
record ReduceUnsupported(Civilization player) implements Step.OfPlayer {
  @Override
  public Civilization asked(Table table) {
    return player;
  }

  /** What nobody has counted can't be checked. */
  @Override
  public boolean answeredBy(Table table) {
    Counts counts = table.player(player).counts();
    return !counts.knows(Count.CITIES)
        || !counts.knows(Count.TOKENS)
        || Worksheets.supported(counts, rate(table));
  }

  @Override
  public Prompt.Support prompt(Table table) {
    Counts counts = table.player(player).counts();
    return new Prompt.Support(player, counts.cities(), counts.tokens(), rate(table));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Took took) || took.player() != player) {
      return Progress.refused("refusal.support_first", arg("player", Says.of(player)));
    }
    Optional<Phrase> fault =
        Worksheets.fault(
            Loss.CITIES_UNSUPPORTED, rate(table), took.losses(), table.player(player).counts());
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(player, took.losses()));
    }
    return Progress.to(table.without(player, took.losses()));
  }

  private int rate(Table table) {
    return CitySupport.RATE.numberFor(
        Victim.of(
            Place.SURPLUS, Role.PRIMARY, table.player(player).advances(), table.setup().rulings()));
  }
}
