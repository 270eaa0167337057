package io.augur.rules.words;

/** A named value that a text prints. */
public sealed interface Arg {
  String name();

  /** A number, after which words take their form. */
  record Count(String name, int number) implements Arg {}

  /** A text that is the same in every language, such as a player's name. */
  record Literal(String name, String text) implements Arg {}

  /** A phrase inside a phrase. */
  record Said(String name, Phrase phrase) implements Arg {}

  static Arg arg(String name, int number) {
    return new Count(name, number);
  }

  static Arg arg(String name, String text) {
    return new Literal(name, text);
  }

  static Arg arg(String name, Phrase phrase) {
    return new Said(name, phrase);
  }
}
