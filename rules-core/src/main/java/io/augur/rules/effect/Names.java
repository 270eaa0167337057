package io.augur.rules.effect;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;

/** What the facts of the table are called. */
public final class Names {
  private Names() {}

  public static Phrase of(Advance advance) {
    return Phrase.of("advance." + advance.key() + ".name");
  }

  /** The question that a ruling settles. */
  public static Phrase of(Ruling ruling) {
    return Phrase.of("ruling." + ruling.key());
  }

  public static Phrase of(Reading reading) {
    return Phrase.of("reading." + reading.key());
  }

  /** Why the standard reading of a ruling is the standard one. */
  public static Phrase reason(Ruling ruling) {
    return Phrase.of("ruling." + ruling.key() + ".reason");
  }
}
