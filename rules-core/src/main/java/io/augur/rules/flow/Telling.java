package io.augur.rules.flow;

import io.augur.rules.words.Phrase;
import java.util.function.Supplier;

/** Listens to what the engine has to say while it works; a replay lets nobody listen. */
public interface Telling {
  Telling NOBODY = phrase -> {};

  void say(Supplier<Phrase> phrase);
}
