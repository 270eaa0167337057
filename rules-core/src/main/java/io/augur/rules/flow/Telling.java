package io.augur.rules.flow;

import io.augur.rules.words.Phrase;
import java.util.function.Supplier;

/** Listens to what the engine has to say while it works; a replay lets nobody listen. */
public interface Telling {
  Telling NOBODY = new Nobody();

  /** Nobody, who hears nothing. */
  final class Nobody implements Telling {
    private Nobody() {}

    @Override
    public void say(Supplier<Phrase> phrase) {}

    @Override
    public boolean listens() {
      return false;
    }
  }

  /** Whether it makes sense to find out what there is to say. */
  default boolean listens() {
    return true;
  }

  void say(Supplier<Phrase> phrase);
}
