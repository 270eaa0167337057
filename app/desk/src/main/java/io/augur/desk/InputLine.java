package io.augur.desk;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A line that the page sends: what was done, and its particulars, written like a query. */
final class InputLine {
  private static final int LONGEST_TEXT = 10_000;

  private final Map<String, String> words = new HashMap<>();

  InputLine(String line) {
    for (String word : line.split("&", -1)) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        words.put(word.substring(0, equals), decoded(word.substring(equals + 1)));
      }
    }
  }

  private static String decoded(String word) {
    return URLDecoder.decode(word, StandardCharsets.UTF_8);
  }

  String kind() {
    return word("kind");
  }

  String word(String name) {
    String word = words.get(name);
    if (word == null || word.length() > LONGEST_TEXT) {
      throw new IllegalArgumentException("missing or too long: " + name);
    }
    return word;
  }

  /** What it asks of the phone. */
  Input input() {
    return switch (kind()) {
      case "finger" ->
          new Input.Finger(name(Input.Move.class, "move"), at("x"), at("y"), number("time"));
      case "wheel" -> new Input.Wheel(at("x"), at("y"), (float) number("by"));
      case "typed" -> new Input.Typed(word("text"));
      case "key" -> new Input.Key(name(Input.KeyName.class, "name"));
      case "does" -> new Input.Does(element(), name(Element.Deed.class, "deed"));
      case "fills" -> new Input.Fills(element(), word("text"));
      case "closed" -> new Input.Closed();
      default -> throw new IllegalArgumentException("unknown kind: " + kind());
    };
  }

  private int element() {
    return Integer.parseInt(word("element"));
  }

  private float at(String name) {
    double at = number(name);
    if (at < -10_000 || at > 10_000) {
      throw new IllegalArgumentException(name + " off the screen: " + at);
    }
    return (float) at;
  }

  private double number(String name) {
    double number = Double.parseDouble(word(name));
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(name + " is no number: " + number);
    }
    return number;
  }

  private <E extends Enum<E>> E name(Class<E> type, String name) {
    return Enum.valueOf(type, word(name).toUpperCase(Locale.ROOT));
  }
}
