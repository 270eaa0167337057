package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/**
 * The beneficiary replaces cities of the victim with his own; where his stock ends, pirates come.
 */
public record AnnexCities(Amount cities) implements Effect {
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
    return cities.told("effect.annex_cities");
  }

  @Override
  public Picker picker(Role role) {
    return Picker.BENEFICIARY;
  }
}
