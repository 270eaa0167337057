package io.augur.rules.calamity;

import io.augur.rules.table.Confidence;

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
  RULING("§ ");

  private final String sign;

  Mark(String sign) {
    this.sign = sign;
  }

  public String sign() {
    return sign;
  }

  static Mark of(Confidence confidence) {
    return switch (confidence) {
      case HIGH -> NONE;
      case MEDIUM -> UNSURE;
      case LOW -> DERIVED;
    };
  }
}
