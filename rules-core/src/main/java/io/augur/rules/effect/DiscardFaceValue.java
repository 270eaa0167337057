package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/**
 * The victim discards commodity cards until their face values reach a sum; sets count nothing more.
 */
public record DiscardFaceValue(Amount value) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(value);
  }

  @Override
  public Unit unit() {
    return Unit.FACE_VALUE;
  }

  @Override
  public List<Phrase> sentences() {
    return value.told("effect.discard_face_value");
  }
}
