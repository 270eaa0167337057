package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Earthquake;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A city of the victim is destroyed, and one beside it, whoever owns it, is reduced. */
record EarthquakeStrike(Earthquake effect) implements Strike {

  @Override
  public List<Step> before(Copy copy) {
    return List.of(
        (Step.Automatic)
            (table, telling) ->
                Progress.to(
                    table,
                    new WhoElse(
                        copy,
                        new Bystanders(copy, Bystanders.Kind.CITIES),
                        neighbour(copy, table).much().number())));
  }

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    if (victim != copy.primary()) {
      return reduced(copy, victim);
    }
    return List.of(
        new Know(victim, Count.CITIES),
        (Step.Automatic)
            (table, telling) ->
                Progress.to(
                    table,
                    effect.softened(primary(copy, table))
                        ? HowMany.unknown(table, victim, Count.TOKENS)
                        : List.of()),
        new Bear(copy, victim, table -> own(copy, table)),
        new YesOrNo(
            victim,
            () -> Phrase.of("question.own_neighbour", arg("player", Says.of(victim))),
            (table, telling) -> Progress.to(table, reduced(copy, victim)),
            (table, telling) -> Progress.to(table),
            table ->
                !copy.secondary(table).isEmpty() || table.player(victim).counts().cities() == 0));
  }

  private List<Step> reduced(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.CITIES, Count.TOKENS),
        new Bear(copy, victim, table -> neighbour(copy, table)));
  }

  private Due own(Copy copy, Table table) {
    Victim primary = primary(copy, table);
    return new Due(
        effect.softened(primary) ? Loss.CITIES_REDUCED : Loss.CITIES_DESTROYED,
        effect.destroyed().appliedTo(primary));
  }

  /** The card says how many cities beside it the primary victim points at, not whose they are. */
  private Due neighbour(Copy copy, Table table) {
    return new Due(Loss.CITIES_REDUCED, effect.reduced().appliedTo(primary(copy, table)));
  }

  private static Victim primary(Copy copy, Table table) {
    Advances advances = table.player(copy.primary()).advances();
    return copy.row().victim(Role.PRIMARY, advances, table.setup().rulings());
  }
}
