package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim discards commodity cards, whatever they are worth. */
public record DiscardCards(Amount cards) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(cards);
  }

  @Override
  public Unit unit() {
    return Unit.CARDS;
  }

  @Override
  public List<Phrase> sentences() {
    return cards.told("effect.discard_cards");
  }
}
