package io.augur.rules.words;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertThrows;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.Test;

public final class TextFilesTest {
  private final Words english = Words.in(Language.ENGLISH);
  private final Words polish = Words.in(Language.POLISH);

  @Test
  public void everyKeyHasBothLanguages() {
    assertThat(english.keys()).isNotEmpty();
    assertThat(polish.keys()).containsExactlyElementsIn(english.keys()).inOrder();
  }

  @Test
  public void bothLanguagesTakeTheSameArguments() {
    for (String key : english.keys()) {
      assertWithMessage(key)
          .that(polish.argumentsOf(key))
          .containsExactlyElementsIn(english.argumentsOf(key));
    }
  }

  @Test
  public void noTextEqualsAnotherKeysText() {
    for (Language language : Language.values()) {
      Map<String, String> keys = new TreeMap<>();
      TextFiles.read(language)
          .forEach(
              (key, text) ->
                  assertWithMessage("%s, the text of %s", text, key)
                      .that(keys.put(text, key))
                      .isNull());
    }
  }

  @Test
  public void noKeyIsWrittenTwiceInAFile() throws IOException {
    for (Language language : Language.values()) {
      for (String file : TextFiles.NAMES) {
        Set<String> seen = new HashSet<>();
        for (String line : lines(language.tag() + "/" + file + ".properties")) {
          String key = line.substring(0, line.indexOf('='));
          assertWithMessage("%s in %s %s", key, language, file).that(seen.add(key)).isTrue();
        }
      }
    }
  }

  @Test
  public void aKeyInTwoFilesOrAMissingFileIsAnError() {
    String calamities = "/io/augur/rules/words/en/calamities.properties";
    Map<String, String> texts = new TreeMap<>(Map.of("calamity.famine.name", "Famine"));
    assertThat(assertThrows(IllegalStateException.class, () -> TextFiles.addAll(texts, calamities)))
        .hasMessageThat()
        .isEqualTo("text calamity.famine.name is already in another file: " + calamities);
    assertThat(assertThrows(IllegalStateException.class, () -> TextFiles.addAll(texts, "/no/such")))
        .hasMessageThat()
        .isEqualTo("no text file: /no/such");
  }

  private static List<String> lines(String path) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(TextFiles.class.getResourceAsStream(path)),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isEmpty())
          .collect(Collectors.toList());
    }
  }
}
