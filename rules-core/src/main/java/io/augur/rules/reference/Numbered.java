package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Arg;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Gives a text those numbers of a row that it asks for. */
final class Numbered {
  private Numbered() {}

  static Phrase of(String key, SortedMap<String, Integer> row) {
    List<Arg> numbers = new ArrayList<>();
    for (String name : Words.in(Language.ENGLISH).argumentsOf(key)) {
      Integer number = row.get(name);
      if (number == null) {
        throw new IllegalArgumentException("text " + key + " asks for an unknown number: " + name);
      }
      numbers.add(arg(name, number));
    }
    return new Phrase(key, numbers);
  }
}
