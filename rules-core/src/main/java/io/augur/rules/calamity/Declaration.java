package io.augur.rules.calamity;

import io.augur.rules.calamity.NoTarget.Lack;
import io.augur.rules.calamity.NoTarget.Outcome;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Picker;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Confidence;
import java.util.ArrayList;
import java.util.List;

/** A row of the catalogue while it is being written down. */
final class Declaration {
  private final Kind kind;
  private final int stack;
  private final List<Effect> effects = new ArrayList<>();
  private SecondaryVictims others = new SecondaryVictims.None();
  private BeneficiaryRole beneficiary = BeneficiaryRole.NONE;
  private final List<NoTarget> noTargets = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  private Declaration(Kind kind, int stack) {
    this.kind = kind;
    this.stack = stack;
  }

  static Declaration minor(int stack) {
    return new Declaration(Kind.MINOR, stack);
  }

  static Declaration nonTradeable(int stack) {
    return new Declaration(Kind.MAJOR_NON_TRADEABLE, stack);
  }

  static Declaration tradeable(int stack) {
    return new Declaration(Kind.MAJOR_TRADEABLE, stack);
  }

  Declaration does(Effect effect) {
    effects.add(effect);
    return this;
  }

  Declaration beneficiary(BeneficiaryRole role) {
    beneficiary = role;
    return this;
  }

  /** The primary victim names so many others, but no holder of an advance that makes immune. */
  Declaration spreadsTo(int count, Advance... immune) {
    others = new SecondaryVictims.Named(count, Picker.PRIMARY_VICTIM, List.of(immune));
    return this;
  }

  Declaration spreadsIn(Area area) {
    others = new SecondaryVictims.InArea(area);
    return this;
  }

  Declaration when(Lack lack, Outcome outcome, Confidence confidence) {
    noTargets.add(new NoTarget(lack, outcome, confidence));
    return this;
  }

  Declaration note(Confidence confidence, Clarification... clarifications) {
    for (Clarification clarification : clarifications) {
      notes.add(new Note(clarification, confidence));
    }
    return this;
  }

  Row named(String key) {
    return new Row(
        key, stack, kind, effects, others, beneficiary, noTargets, notes, Confidence.HIGH);
  }
}
