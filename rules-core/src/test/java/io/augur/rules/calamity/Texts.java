package io.augur.rules.calamity;

import io.augur.rules.words.Arg;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The text files as they are written, and the keys that phrases take from them. */
final class Texts {
  private Texts() {}

  static SortedMap<String, String> in(Language language, String... files) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (String file : files) {
      String path = "/io/augur/rules/words/" + language.tag() + "/" + file + ".properties";
      Properties properties = new Properties();
      try (InputStreamReader reader =
          new InputStreamReader(
              Objects.requireNonNull(Words.class.getResourceAsStream(path), path),
              StandardCharsets.UTF_8)) {
        properties.load(reader);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    }
    return texts;
  }

  static void collect(Phrase phrase, Set<String> keys) {
    keys.add(phrase.key());
    for (Arg arg : phrase.args()) {
      if (arg instanceof Arg.Said said) {
        collect(said.phrase(), keys);
      }
    }
  }
}
