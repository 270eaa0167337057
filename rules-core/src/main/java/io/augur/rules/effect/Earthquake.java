package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Cities of the victim are destroyed, and cities beside them, whoever owns them, are reduced. */
public record Earthquake(Amount destroyed, Amount reduced) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(destroyed, reduced);
  }

  @Override
  public Unit unit() {
    return Unit.CITIES;
  }

  @Override
  public List<Phrase> sentences() {
    List<Phrase> sentences = new ArrayList<>(destroyed.told("effect.earthquake.destroyed"));
    sentences.addAll(reduced.told("effect.earthquake.reduced"));
    return sentences;
  }

  @Override
  public Picker picker(Role role) {
    return Picker.PRIMARY_VICTIM;
  }

  /** Whether the victim's own city is reduced instead of destroyed. */
  public boolean softened(Victim victim) {
    for (Modifier modifier : modifiers()) {
      if (modifier instanceof Softening softening && softening.counts(victim)) {
        return true;
      }
    }
    return false;
  }
}
