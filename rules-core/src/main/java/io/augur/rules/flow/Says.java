package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** What the engine calls the things of the table. */
public final class Says {
  private Says() {}

  public static Phrase of(Civilization civilization) {
    return Phrase.of("civilization." + civilization.key() + ".name");
  }

  public static Phrase of(Calamity calamity) {
    return calamity.row().title();
  }

  /** So many of what is counted: "5 tokens". */
  public static Phrase of(Count count, int number) {
    return Phrase.of("count." + count.key(), io.augur.rules.words.Arg.arg("n", number));
  }
}
