package io.augur.rules.phase;

import io.augur.rules.calamity.BeneficiaryRole;
import io.augur.rules.calamity.SecondaryVictims;
import io.augur.rules.effect.Effect;
import io.augur.rules.flow.Lane;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Together;
import io.augur.rules.strike.Copy;
import io.augur.rules.strike.Strikes;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/**
 * The way through one major calamity: is there a target, who benefits, who suffers too, and only
 * then who loses what (9).
 */
final class Resolution {
  private Resolution() {}

  /** The steps for these copies of one name, resolved together. */
  static List<Step> of(List<Copy> copies) {
    List<Step> steps = new ArrayList<>();
    for (Copy copy : copies) {
      steps.add(new CheckTarget(copy));
      if (copy.row().beneficiary() != BeneficiaryRole.NONE) {
        steps.add(new FindBeneficiary(copy));
      }
    }
    // 9B: who benefits from either copy can't be named for any, so both are found first
    for (Copy copy : copies) {
      if (copy.row().others() instanceof SecondaryVictims.Named named) {
        steps.add(new NameVictims(copy, named));
      }
      for (Effect effect : copy.row().effects()) {
        steps.add(unlessCancelled(copy, Strikes.of(effect).before(copy)));
      }
    }
    steps.add((Step.Automatic) (table, telling) -> losses(copies, table));
    for (Copy copy : copies) {
      steps.add(new Discard(copy));
    }
    return steps;
  }

  private static Step.Automatic unlessCancelled(Copy copy, List<Step> steps) {
    return (table, telling) -> Progress.to(table, copy.cancelled(table) ? List.of() : steps);
  }

  private static Progress losses(List<Copy> copies, Table table) {
    List<Lane> lanes = new ArrayList<>();
    for (Copy copy : copies) {
      if (!copy.cancelled(table)) {
        for (Civilization victim : victims(copy, table)) {
          lanes.add(new Lane(victim, copy.index(), List.of(new Suffer(copy, victim))));
        }
      }
    }
    return lanes.isEmpty() ? Progress.to(table) : Progress.to(table, Together.of(lanes));
  }

  /** All who suffer from the copy, in A.S.T. order. */
  private static List<Civilization> victims(Copy copy, Table table) {
    List<Civilization> victims = new ArrayList<>(copy.secondary(table));
    victims.add(copy.primary());
    victims.sort(null);
    return victims;
  }
}
