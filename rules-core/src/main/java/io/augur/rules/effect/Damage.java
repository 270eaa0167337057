package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** Each victim returns units worth so many points to stock, from where he likes on that ground. */
public record Damage(Amount damage, Ground ground) implements Effect {
  public Damage(Amount damage) {
    this(damage, Ground.ANYWHERE);
  }

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
    return damage.told("effect.damage." + ground.key());
  }
}
