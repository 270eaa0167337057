package io.augur.app.pictures;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import io.augur.app.R;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Reads all texts in both languages, as they are written. */
final class Texts {
  /** The same in English and in Polish. */
  record Pair(String english, String polish) {}

  private static final Path WORDS =
      Path.of("../rules-core/src/main/resources/io/augur/rules/words");
  private static final int[] NUMBERS = {1, 2, 5};

  private final Resources english;
  private final Resources polish;
  private final List<Pair> pairs = new ArrayList<>();

  private Texts(Context context) {
    english = in("en", context);
    polish = in("pl", context);
  }

  static List<Pair> of(Context context) {
    Texts texts = new Texts(context);
    try {
      texts.strings(R.string.class);
      texts.strings(androidx.appcompat.R.string.class);
      texts.strings(com.google.android.material.R.string.class);
      texts.plurals(R.plurals.class);
      texts.words();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("a resource can't be read", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts.pairs;
  }

  private static Resources in(String language, Context context) {
    Configuration configuration = new Configuration();
    configuration.setLocale(new Locale(language));
    return context.createConfigurationContext(configuration).getResources();
  }

  private void strings(Class<?> strings) throws ReflectiveOperationException {
    for (Field field : strings.getFields()) {
      int id = field.getInt(null);
      add(english.getText(id), polish.getText(id));
    }
  }

  private void plurals(Class<?> plurals) throws ReflectiveOperationException {
    for (Field field : plurals.getFields()) {
      for (int number : NUMBERS) {
        int id = field.getInt(null);
        add(english.getQuantityText(id, number), polish.getQuantityText(id, number));
      }
    }
  }

  private void words() throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(WORDS.resolve("en"))) {
      for (Path file : files) {
        Properties texts = read(file);
        Properties others = read(WORDS.resolve("pl").resolve(file.getFileName()));
        texts
            .stringPropertyNames()
            .forEach(key -> add(texts.getProperty(key), others.getProperty(key)));
      }
    }
  }

  private static Properties read(Path file) throws IOException {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      texts.load(reader);
    }
    return texts;
  }

  private void add(CharSequence text, CharSequence other) {
    pairs.add(new Pair(text.toString(), other.toString()));
  }
}
