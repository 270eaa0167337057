package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** Each victim reduces cities of his own. */
public record ReduceCities(Amount cities) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(cities);
  }

  @Override
  public Unit unit() {
    return Unit.CITIES;
  }

  @Override
  public List<Phrase> sentences() {
    return cities.told("effect.reduce_cities");
  }
}
