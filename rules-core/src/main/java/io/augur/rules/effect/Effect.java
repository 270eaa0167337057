package io.augur.rules.effect;

import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One thing that a calamity does, with its amounts. */
public sealed interface Effect
    permits AnnexCities,
        AnnexUnitPoints,
        Damage,
        DestroyCities,
        DiscardCards,
        DiscardFaceValue,
        Earthquake,
        Eruption,
        FirstOf,
        Flood,
        Hordes,
        LoseTreasury,
        PayToAvoid,
        PirateRaid,
        ReduceCities,
        SeaStorm,
        StepBack,
        SupportCheck {

  /** The amounts, in the order in which they are needed. */
  List<Amount> amounts();

  /** What its amounts are counted in. */
  Unit unit();

  /** The effect in whole sentences, with the numbers of its amounts. */
  List<Phrase> sentences();

  /** Who decides which pieces or cards somebody in this role loses. */
  default Picker picker(Role role) {
    return Picker.SUFFERER;
  }

  /** The advances that change it, in the order of the row. */
  default List<Modifier> modifiers() {
    List<Modifier> modifiers = new ArrayList<>();
    for (Amount amount : amounts()) {
      modifiers.addAll(amount.modifiers());
    }
    return Collections.unmodifiableList(modifiers);
  }

  /** The open questions that it hangs on. */
  default List<Ruling> rulings() {
    return List.of(
        amounts().stream().flatMap(it -> it.rulings().stream()).distinct().toArray(Ruling[]::new));
  }
}
