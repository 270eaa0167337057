package io.augur.rules.log;

import io.augur.rules.words.Phrase;

/** Ends the reading of a line; it never leaves this package. */
@SuppressWarnings("serial") // it is never written anywhere
final class Unreadable extends RuntimeException {
  private final Phrase reason;

  Unreadable(Phrase reason) {
    super(reason.key(), null, false, false); // many bad lines must not cost many stack traces
    this.reason = reason;
  }

  Phrase reason() {
    return reason;
  }
}
