package io.augur.rules.effect;

import io.augur.rules.words.Phrase;
import java.util.List;

/** Barbarian tokens attack a city of the victim and go on from there, led by the beneficiary. */
public record Hordes(Amount tokens) implements Effect {
  @Override
  public List<Amount> amounts() {
    return List.of(tokens);
  }

  @Override
  public Unit unit() {
    return Unit.BARBARIANS;
  }

  @Override
  public List<Phrase> sentences() {
    return tokens.told("effect.hordes");
  }

  @Override
  public Picker picker(Role role) {
    return Picker.BENEFICIARY;
  }
}
