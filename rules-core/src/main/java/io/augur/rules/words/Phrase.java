package io.augur.rules.words;

import java.util.ArrayList;
import java.util.List;

/** Something to say, by its key and arguments, before a language is chosen. */
public record Phrase(String key, List<Arg> args) {
  public Phrase {
    args = List.copyOf(args);
  }

  /** Without arguments. */
  public static Phrase of(String key) {
    return new Phrase(key, List.of());
  }

  public static Phrase of(String key, Arg... args) {
    return new Phrase(key, List.of(args));
  }

  /** Its key and those of the phrases inside it, as they come. */
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    gather(keys);
    return keys;
  }

  private void gather(List<String> keys) {
    keys.add(key);
    for (Arg arg : args) {
      if (arg instanceof Arg.Said said) {
        said.phrase().gather(keys);
      }
    }
  }
}
