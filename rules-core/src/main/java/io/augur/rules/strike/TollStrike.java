package io.augur.rules.strike;

import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Sacrifice;
import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** An effect that takes a toll of each victim, who may be offered to give up something else. */
interface TollStrike extends Strike {
  Toll toll(Copy copy, Civilization victim);

  @Override
  default List<Step> on(Copy copy, Civilization victim) {
    return on(copy, victim, List.of());
  }

  /** The same, with further bargains besides those that advances offer. */
  default List<Step> on(Copy copy, Civilization victim, List<Bargain> bargains) {
    Toll toll = toll(copy, victim);
    List<Step> steps = new ArrayList<>();
    steps.add(new Weigh(toll));
    for (Modifier modifier : toll.amount().modifiers()) {
      if (modifier instanceof Sacrifice sacrifice) {
        steps.addAll(new Offer(toll, new Bargain.ByAdvance(sacrifice)).steps());
      }
    }
    for (Bargain bargain : bargains) {
      steps.addAll(new Offer(toll, bargain).steps());
    }
    steps.addAll(toll.taken());
    return steps;
  }
}
