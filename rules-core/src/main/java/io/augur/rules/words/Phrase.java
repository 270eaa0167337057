package io.augur.rules.words;

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
}
