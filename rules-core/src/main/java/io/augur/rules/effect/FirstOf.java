package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The first of these effects that has a target. */
public record FirstOf(List<Effect> effects) implements Effect {
  public FirstOf {
    effects = List.copyOf(effects);
  }

  public FirstOf(Effect first, Effect second) {
    this(List.of(first, second));
  }

  @Override
  public List<Amount> amounts() {
    return List.of(effects.stream().flatMap(it -> it.amounts().stream()).toArray(Amount[]::new));
  }

  @Override
  public Unit unit() {
    return effects.get(effects.size() - 1).unit();
  }

  @Override
  public List<Phrase> sentences() {
    return List.of(effects.stream().flatMap(it -> it.sentences().stream()).toArray(Phrase[]::new));
  }

  @Override
  public Picker picker(Role role) {
    throw new IllegalStateException("which of them strikes is not yet known: " + effects);
  }
}
