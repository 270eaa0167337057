package io.augur.rules.flow;

import io.augur.rules.words.Phrase;

/** Listens to what the engine has to say while it works; a replay lets nobody listen. */
public interface Telling {
  Telling NOBODY = new Nobody();

  /** Nobody, who hears nothing. */
  final class Nobody implements Telling {
    private Nobody() {}

    @Override
    public void say(Phrase phrase) {}

    @Override
    public boolean listens() {
      return false;
    }
  }

  /** Whether anybody hears; if not, nothing needs to be put into words. */
  default boolean listens() {
    return true;
  }

  void say(Phrase phrase);
}
