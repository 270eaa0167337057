package io.augur.rules.calamity;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Victim;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Confidence;
import io.augur.rules.table.Ruling;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.stream.Stream;

/** All that the rules say about one calamity. */
public record Row(
    String key,
    int stack,
    Kind kind,
    List<Effect> effects,
    SecondaryVictims others,
    BeneficiaryRole beneficiary,
    List<NoTarget> noTargets,
    List<Note> notes,
    Confidence confidence) {
  private static final int FIRST_STACK = 2;
  private static final int LAST_STACK = 9;

  public Row {
    effects = List.copyOf(effects);
    noTargets = List.copyOf(noTargets);
    notes = List.copyOf(notes);
    if (stack < FIRST_STACK || stack > LAST_STACK) {
      throw new IllegalArgumentException(
          "stack < " + FIRST_STACK + " or > " + LAST_STACK + ": " + stack);
    }
    if (effects.isEmpty()) {
      throw new IllegalArgumentException("calamity without effect: " + key);
    }
    if (others instanceof SecondaryVictims.Named && !hasShareForOthers(effects)) {
      throw new IllegalArgumentException("secondary victims who suffer nothing: " + key);
    }
  }

  private static boolean hasShareForOthers(List<Effect> effects) {
    for (Effect effect : effects) {
      for (Amount amount : effect.amounts()) {
        if (amount.covers(Role.SECONDARY)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The calamity's name. */
  public Phrase title() {
    return Phrase.of("calamity." + key + ".name");
  }

  /** A player with these advances, as this calamity meets him at a table with these rulings. */
  public Victim victim(Role role, Advances advances, Rulings rulings) {
    return Victim.of(kind.place(), role, advances, rulings);
  }

  /** The advances that change it, in the order of the row. */
  public List<Modifier> modifiers() {
    return List.of(
        effects.stream().flatMap(it -> it.modifiers().stream()).toArray(Modifier[]::new));
  }

  /** The open questions that the calamity hangs on. */
  public List<Ruling> rulings() {
    return List.of(
        Stream.of(
                effects.stream().flatMap(it -> it.rulings().stream()),
                others.rulings().stream(),
                noTargets.stream().flatMap(it -> it.rulings().stream()))
            .flatMap(it -> it)
            .distinct()
            .toArray(Ruling[]::new));
  }
}
