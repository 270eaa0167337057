package io.augur.desk;

import java.io.IOException;

/** Why the desk does not start, in a sentence for the person who started it. */
final class Refusal extends IOException {
  private static final long serialVersionUID = 1L;

  Refusal(String sentence) {
    super(sentence);
  }
}
