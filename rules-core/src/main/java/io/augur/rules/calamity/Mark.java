package io.augur.rules.calamity;

import io.augur.rules.table.Confidence;
import io.augur.rules.words.Phrase;
import java.util.Locale;

/** The sign before a line of a reference page. */
public enum Mark {
  NONE(""),
  /** An advance that makes the calamity worse for its holder. */
  WORSE("+ "),
  /** An advance that makes it milder. */
  MILDER("− "),
  /** Fine print that not every source agrees on. */
  UNSURE("~ "),
  /** Something the sources don't settle; it was thought out. */
  DERIVED("? "),
  /** A question that the table may settle in its own way. */
  RULING("§ "),
  /** What the first printing of a card got wrong. */
  ERRATUM("! ");

  private final String key = name().toLowerCase(Locale.ROOT);

  private final String sign;

  Mark(String sign) {
    this.sign = sign;
  }

  public String sign() {
    return sign;
  }

  /** What the sign stands for; there is no such text for no sign. */
  public Phrase meaning() {
    return switch (this) {
      case UNSURE -> Phrase.of("confidence." + Confidence.MEDIUM.key());
      case DERIVED -> Phrase.of("confidence." + Confidence.LOW.key());
      default -> Phrase.of("mark." + key);
    };
  }

  public static Mark of(Confidence confidence) {
    return switch (confidence) {
      case HIGH -> NONE;
      case MEDIUM -> UNSURE;
      case LOW -> DERIVED;
    };
  }
}
