package io.augur.rules.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the facts of an advance's row say that is asked for all the time, found once. */
final class Attributes {
  private final Optional<SpecialAbility> ability;
  private final Optional<Benefit> benefit;
  private final List<SpecialAbility> protectsAgainst = new ArrayList<>();
  private final Map<Measure, Integer> measures = new EnumMap<>(Measure.class);

  Attributes(List<Fact> facts) {
    Optional<SpecialAbility> given = Optional.empty();
    Optional<Benefit> brought = Optional.empty();
    for (Fact fact : facts) {
      if (fact instanceof Fact.Ability it) {
        given = Optional.of(it.ability());
      } else if (fact instanceof Fact.Protects it) {
        protectsAgainst.add(it.against());
      } else if (fact instanceof Fact.Gives it) {
        brought = Optional.of(it.benefit());
      } else if (fact instanceof Fact.Measured it) {
        for (Map.Entry<Measure, Integer> measured : it.values().entrySet()) {
          measures.putIfAbsent(measured.getKey(), measured.getValue());
        }
      }
    }
    ability = given;
    benefit = brought;
  }

  Optional<SpecialAbility> ability() {
    return ability;
  }

  List<SpecialAbility> protectsAgainst() {
    return Collections.unmodifiableList(protectsAgainst);
  }

  Optional<Benefit> benefit() {
    return benefit;
  }

  Optional<Integer> measure(Measure measure) {
    return Optional.ofNullable(measures.get(measure));
  }
}
