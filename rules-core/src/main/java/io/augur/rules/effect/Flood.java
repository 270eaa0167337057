package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/**
 * The victim suffers damage on a flood plain with all who stand there, or else alone on the coast.
 */
public record Flood(Amount damage) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(damage);
  }

  @Override
  public Unit unit() {
    return Unit.DAMAGE;
  }

  @Override
  public List<Phrase> sentences() {
    return damage.told("effect.flood");
  }
}
