package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** An effect that the victim may buy off, with exactly this treasury or not at all. */
public record PayToAvoid(int price, Per per, Effect effect) implements Effect {
  /** What one payment buys off. */
  public enum Per {
    ALL("effect.pay_to_avoid.all"),
    EACH("effect.pay_to_avoid.each");

    private final String key;

    Per(String key) {
      this.key = key;
    }
  }

  public PayToAvoid {
    if (price < 1) {
      throw new IllegalArgumentException("price < 1: " + price);
    }
  }

  @Override
  public List<Amount> amounts() {
    return effect.amounts();
  }

  @Override
  public Unit unit() {
    return effect.unit();
  }

  @Override
  public List<Phrase> sentences() {
    List<Phrase> sentences = new ArrayList<>(effect.sentences());
    sentences.add(Phrase.of(per.key, arg("n", price)));
    return sentences;
  }
}
