package io.augur.rules.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

/** The resource files that hold the texts; an APK can't list a folder, so they are named here. */
final class TextFiles {
  static final List<String> NAMES =
      List.of(
          "advances",
          "civilizations",
          "calamities",
          "effects",
          "rulings",
          "glossary",
          "phases",
          "reference",
          "journal",
          "refusals",
          "strikes",
          "areas",
          "abilities",
          "shop",
          "prompts",
          "log",
          "seals",
          "cli");

  private TextFiles() {}

  static Map<String, String> read(Language language) {
    Map<String, String> texts = new TreeMap<>();
    for (String name : NAMES) {
      addAll(texts, "/io/augur/rules/words/" + language.tag() + "/" + name + ".properties");
    }
    return texts;
  }

  static void addAll(Map<String, String> texts, String path) {
    Properties file = load(path);
    for (String key : new TreeSet<>(file.stringPropertyNames())) {
      if (texts.put(key, file.getProperty(key)) != null) {
        throw new IllegalStateException("text " + key + " is already in another file: " + path);
      }
    }
  }

  private static Properties load(String path) {
    Properties file = new Properties();
    try (InputStream bytes = TextFiles.class.getResourceAsStream(path)) {
      if (bytes == null) {
        throw new IllegalStateException("no text file: " + path);
      }
      try (Reader reader = new InputStreamReader(bytes, StandardCharsets.UTF_8)) {
        file.load(reader);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("text file can't be read: " + path, e);
    }
    return file;
  }
}
