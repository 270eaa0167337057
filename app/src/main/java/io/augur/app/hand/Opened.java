package io.augur.app.hand;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** How far somebody has come behind the open curtain; kept in memory only. */
record Opened(Step step, Optional<Phrase> refusal) {
  static final Opened FRESH = new Opened(new Look(), Optional.empty());

  sealed interface Step {}

  /** Nothing is being added. */
  record Look() implements Step {}

  record OfStack(int stack) implements Step {}

  record OfName(Calamity calamity) implements Step {}

  static Opened at(Step step) {
    return new Opened(step, Optional.empty());
  }

  static Opened refused(Phrase reason) {
    return new Opened(new Look(), Optional.of(reason));
  }
}
