package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** Everybody beside the struck sea picks cities there; those that nothing spares are reduced. */
public record SeaStorm(Amount picked, Amount reduced) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(picked, reduced);
  }

  @Override
  public Unit unit() {
    return Unit.CITIES;
  }

  @Override
  public List<Phrase> sentences() {
    return picked.told("effect.sea_storm");
  }

  /** How many of his cities beside the sea the victim has to pick. */
  public Result picked(Victim victim, int besideTheSea) {
    return picked.appliedTo(victim).atMost(besideTheSea);
  }

  /** How many of the picked cities are reduced in the end. */
  public Result reduced(Victim victim, int picked) {
    return reduced.appliedTo(victim.counting(Tally.PICKED_CITIES, picked));
  }
}
