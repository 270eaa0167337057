package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/**
 * Coastal cities become pirate cities, picked by the beneficiary from the primary victim and by him
 * from the others.
 */
public record PirateRaid(Amount cities) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(cities);
  }

  @Override
  public Unit unit() {
    return Unit.COASTAL_CITIES;
  }

  @Override
  public List<Phrase> sentences() {
    return cities.told("effect.pirate_raid");
  }

  @Override
  public Picker picker(Role role) {
    return role == Role.SECONDARY ? Picker.PRIMARY_VICTIM : Picker.BENEFICIARY;
  }
}
