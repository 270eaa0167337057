package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** The victim loses cities of his choice on that ground outright. */
public record DestroyCities(Amount cities, Ground ground) implements Effect {
  public DestroyCities(Amount cities) {
    this(cities, Ground.ANYWHERE);
  }

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
    return cities.told("effect.destroy_cities." + ground.key());
  }
}
