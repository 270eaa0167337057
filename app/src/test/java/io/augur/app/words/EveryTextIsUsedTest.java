package io.augur.app.words;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/**
 * Every text of the rules is said somewhere: its key stands in a source of rules-core or of the
 * app, or is put together from a beginning that stands there and the keys of enums. What the app
 * itself says is looked after by lint (UnusedResources).
 */
public final class EveryTextIsUsedTest {
  private static final Pattern LITERAL = Pattern.compile("\"([a-z0-9_.]+)\"");
  private static final Pattern CONSTANT =
      Pattern.compile("(?m)^\\s+([A-Z][A-Z0-9_]*)(?=[\\s(,;{])");

  private final Set<String> literals = new TreeSet<>();
  private final Set<String> parts = new TreeSet<>();

  @Test
  public void everyTextOfTheRulesIsSaidSomewhere() throws IOException {
    for (String sources : List.of("src/main/java", "../rules-core/src/main/java")) {
      try (Stream<Path> files = Files.walk(Path.of(sources))) {
        for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
          read(Files.readString(file));
        }
      }
    }
    List<String> unused = new ArrayList<>(Words.in(Language.ENGLISH).keys());
    unused.removeIf(this::isUsed);
    assertThat(unused).isEmpty();
  }

  private void read(String source) {
    Matcher literal = LITERAL.matcher(source);
    while (literal.find()) {
      literals.add(literal.group(1));
      parts.addAll(Arrays.asList(literal.group(1).split("\\.", -1)));
    }
    Matcher constant = CONSTANT.matcher(source);
    while (constant.find()) {
      parts.add(constant.group(1).toLowerCase(Locale.ROOT));
    }
  }

  private boolean isUsed(String key) {
    if (literals.contains(key)) {
      return true;
    }
    for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
      boolean begins =
          literals.contains(key.substring(0, dot)) || literals.contains(key.substring(0, dot + 1));
      if (begins && isPutTogether(key.substring(dot + 1))) {
        return true;
      }
    }
    return false;
  }

  private boolean isPutTogether(String rest) {
    for (String part : rest.split("\\.", -1)) {
      boolean known =
          part.matches("\\d+") || parts.contains(part) || parts.containsAll(words(part));
      if (!known) {
        return false;
      }
    }
    return true;
  }

  private static List<String> words(String part) {
    return Arrays.asList(part.split("_", -1));
  }
}
