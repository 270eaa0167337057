package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim checks city support at once, at a higher rate, and reduces what he can't support. */
public record SupportCheck(Amount rate) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(rate);
  }

  @Override
  public Unit unit() {
    return Unit.SUPPORT;
  }

  @Override
  public List<Phrase> sentences() {
    return rate.told("effect.support_check");
  }
}
