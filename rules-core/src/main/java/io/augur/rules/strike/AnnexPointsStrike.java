package io.augur.rules.strike;

import io.augur.rules.effect.AnnexUnitPoints;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Units of the victim worth so many points change hands, picked by whom the effect names. */
record AnnexPointsStrike(AnnexUnitPoints effect) implements Strike {

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of(
        new Know(victim, Count.CITIES, Count.TOKENS),
        new Annex(
            copy,
            Unit.UNIT_POINTS,
            effect.picker(),
            table ->
                effect
                    .points()
                    .appliedTo(copy.victim(table, victim))
                    .atMost(table.player(victim).counts().unitPoints())));
  }
}
