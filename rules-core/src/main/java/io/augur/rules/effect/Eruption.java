package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** All units of everybody in the areas that a volcano touches are destroyed. */
public record Eruption() implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of();
  }

  @Override
  public Unit unit() {
    return Unit.UNIT_POINTS;
  }

  @Override
  public List<Phrase> sentences() {
    return List.of(Phrase.of("effect.eruption"));
  }

  @Override
  public Picker picker(Role role) {
    return Picker.GEOGRAPHY;
  }
}
