package io.augur.rules.effect;

import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Locale;

/** What an effect is counted in. */
public enum Unit {
  DAMAGE,
  UNIT_POINTS,
  CITIES,
  COASTAL_CITIES,
  BARBARIANS,
  TREASURY,
  CARDS,
  FACE_VALUE,
  STEPS,
  SUPPORT;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }

  /** So many of it: "5 cities". */
  public Phrase phrase(int number) {
    return Phrase.of("unit." + key, Arg.arg("n", number));
  }
}
