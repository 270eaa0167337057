package io.augur.rules.cli;

import io.augur.rules.words.Phrase;

/** Something that the user of the program got wrong; it ends the program with a message. */
@SuppressWarnings("serial") // it is never written anywhere
final class Mistake extends Exception {
  private final transient Phrase reason;

  Mistake(Phrase reason) {
    super(reason.key());
    this.reason = reason;
  }

  Phrase reason() {
    return reason;
  }
}
