package io.augur.rules.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A text with places for its arguments, parsed once. */
final class Template {
  private final String key;
  private final Language language;
  private final List<Piece> pieces;
  private final Set<String> names;

  private Template(String key, Language language, List<Piece> pieces, Set<String> names) {
    this.key = key;
    this.language = language;
    this.pieces = pieces;
    this.names = names;
  }

  static Template parse(String key, String text, Language language) {
    List<Piece> pieces = new ArrayList<>();
    Set<String> names = new TreeSet<>();
    int from = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
      int close = text.indexOf('}', open);
      if (close < 0) {
        throw new IllegalArgumentException("text " + key + ": { is never closed: " + text);
      }
      pieces.add(new Piece.Plain(text.substring(from, open)));
      String slot = text.substring(open + 1, close);
      int hash = slot.indexOf('#');
      String name = hash < 0 ? slot : slot.substring(0, hash);
      names.add(name);
      pieces.add(
          hash < 0
              ? new Piece.Printed(name)
              : new Piece.Counted(name, forms(key, slot.substring(hash + 1), language)));
      from = close + 1;
    }
    pieces.add(new Piece.Plain(text.substring(from)));
    return new Template(key, language, List.copyOf(pieces), names);
  }

  private static List<String> forms(String key, String written, Language language) {
    List<String> forms = Arrays.asList(written.split("\\|", -1));
    if (forms.size() != language.forms()) {
      throw new IllegalArgumentException(
          "text " + key + ": not " + language.forms() + " forms in " + language + ": " + written);
    }
    return forms;
  }

  /** The names of the arguments it prints or counts by, in alphabetical order. */
  List<String> names() {
    return List.copyOf(names);
  }

  String fill(List<Arg> args, Words words) {
    for (Arg arg : args) {
      if (!names.contains(arg.name())) {
        throw new IllegalArgumentException("text " + key + ": unknown argument " + arg.name());
      }
    }
    StringBuilder filled = new StringBuilder();
    for (Piece piece : pieces) {
      filled.append(print(piece, args, words));
    }
    return filled.toString();
  }

  private String print(Piece piece, List<Arg> args, Words words) {
    if (piece instanceof Piece.Plain plain) {
      return plain.text();
    }
    if (piece instanceof Piece.Printed printed) {
      return print(find(printed.name(), args), words);
    }
    Piece.Counted counted = (Piece.Counted) piece;
    if (find(counted.name(), args) instanceof Arg.Count count) {
      return counted.forms().get(language.form(count.number()));
    }
    throw new IllegalArgumentException(
        "text " + key + ": argument is not a number: " + counted.name());
  }

  private static String print(Arg arg, Words words) {
    if (arg instanceof Arg.Count count) {
      return Integer.toString(count.number()).replace('-', '\u2212');
    }
    if (arg instanceof Arg.Said said) {
      return words.say(said.phrase());
    }
    return ((Arg.Literal) arg).text();
  }

  private Arg find(String name, List<Arg> args) {
    for (Arg arg : args) {
      if (arg.name().equals(name)) {
        return arg;
      }
    }
    throw new IllegalArgumentException("text " + key + ": missing argument " + name);
  }
}
