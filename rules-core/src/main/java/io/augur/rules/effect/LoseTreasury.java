package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim hands treasury back to stock, as much as he has. */
public record LoseTreasury(Amount treasury) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(treasury);
  }

  @Override
  public Unit unit() {
    return Unit.TREASURY;
  }

  @Override
  public List<Phrase> sentences() {
    return treasury.told("effect.lose_treasury");
  }
}
