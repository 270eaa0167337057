package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim's marker goes back on the A.S.T., never below the start. */
public record StepBack(Amount steps) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(steps);
  }

  @Override
  public Unit unit() {
    return Unit.STEPS;
  }

  @Override
  public List<Phrase> sentences() {
    return steps.told("effect.step_back");
  }
}
