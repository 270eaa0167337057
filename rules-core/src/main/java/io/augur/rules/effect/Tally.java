package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Phrase;
import java.util.Locale;

/** Something of a player's that has to be counted before an amount is known. */
public enum Tally {
  UNIT_POINTS,
  CITIES,
  /** The cities a cyclone's victim has picked. */
  PICKED_CITIES;

  private final String key = name().toLowerCase(Locale.ROOT);

  public String key() {
    return key;
  }

  /** So many of it: "55 unit points". */
  public Phrase phrase(int number) {
    return Phrase.of("tally." + key, arg("n", number));
  }
}
