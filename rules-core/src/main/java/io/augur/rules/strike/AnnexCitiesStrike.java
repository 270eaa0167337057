package io.augur.rules.strike;

import io.augur.rules.effect.AnnexCities;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.List;

/** The beneficiary picks cities of the victim; his stock and the pirates' have to replace them. */
record AnnexCitiesStrike(AnnexCities effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.CITIES),
        (Step.Automatic)
            (table, telling) ->
                Progress.to(
                    table,
                    new Know(Controller.beneficiary(copy, table), Count.CITIES),
                    new Annex(
                        copy, Unit.CITIES, effect.picker(Role.PRIMARY), now -> cities(copy, now))));
  }

  private Result cities(Copy copy, Table table) {
    Counts beneficiary = table.player(Controller.beneficiary(copy, table)).counts();
    return effect
        .cities()
        .appliedTo(copy.victim(table, copy.primary()))
        .atMost(table.player(copy.primary()).counts().cities())
        .atMost(beneficiary.citiesInStock() + Box.pirates(table));
  }
}
