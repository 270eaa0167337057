package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;

public final class TableWordsTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z]+)(#[^{}]+)?}");
  private static final SortedMap<String, String> ENGLISH = texts("en");
  private static final SortedMap<String, String> POLISH = texts("pl");

  @Test
  public void bothLanguagesHaveExactlyTheKeysOfTheRows() {
    assertThat(ENGLISH.keySet()).containsExactlyElementsIn(expectedKeys()).inOrder();
    assertThat(POLISH.keySet()).containsExactlyElementsIn(expectedKeys()).inOrder();
  }

  @Test
  public void noTextEqualsAnother() {
    assertThat(new TreeSet<>(ENGLISH.values())).hasSize(ENGLISH.size());
    assertThat(new TreeSet<>(POLISH.values())).hasSize(POLISH.size());
  }

  @Test
  public void noTextCarriesANumberOfItsOwn() {
    for (SortedMap<String, String> texts : List.of(ENGLISH, POLISH)) {
      texts.forEach((key, text) -> assertWithMessage(key).that(text).doesNotMatch(".*[0-9].*"));
    }
  }

  @Test
  public void everyPlaceholderIsAnArgumentAndTheSameInBothLanguages() {
    ENGLISH.forEach(
        (key, text) -> {
          assertWithMessage(key)
              .that(placeholders(requireNonNull(POLISH.get(key))))
              .isEqualTo(placeholders(text));
          assertWithMessage(key).that(arguments(key)).containsAtLeastElementsIn(placeholders(text));
        });
  }

  @Test
  public void everyMeasureOfAnAdvanceIsNamedInItsTexts() {
    for (Advance advance : Advance.values()) {
      SortedSet<String> named = new TreeSet<>();
      ENGLISH.forEach(
          (key, text) -> {
            if (key.matches("(advance|special)\\." + advance.key() + "\\..*")) {
              named.addAll(placeholders(text));
            }
          });
      for (Measure measure : Measure.values()) {
        if (advance.measure(measure).isPresent()) {
          assertWithMessage(advance.key()).that(named).contains(measure.key());
        }
      }
      advance
          .benefit()
          .ifPresent(
              benefit ->
                  assertWithMessage(advance.key())
                      .that(named)
                      .containsAtLeastElementsIn(benefit.numbers().keySet()));
    }
  }

  @Test
  public void aNumberPicksAmongTwoFormsInEnglishAndThreeInPolish() {
    ENGLISH.forEach((key, text) -> assertForms(key, text, 2));
    POLISH.forEach((key, text) -> assertForms(key, text, 3));
  }

  @Test
  public void bracesStandOnlyAroundPlaceholders() {
    for (SortedMap<String, String> texts : List.of(ENGLISH, POLISH)) {
      texts.forEach(
          (key, text) ->
              assertWithMessage(key)
                  .that(PLACEHOLDER.matcher(text).replaceAll(""))
                  .doesNotMatch(".*[{}#|].*"));
    }
  }

  @Test
  public void longTextsAreWholeSentences() {
    for (SortedMap<String, String> texts : List.of(ENGLISH, POLISH)) {
      texts.forEach(
          (key, text) -> {
            if (!key.matches(".*\\.name")) {
              assertWithMessage(key).that(text).endsWith(".");
            }
          });
    }
  }

  @Test
  public void theEnglishNamesAreThoseOfTheCards() {
    for (FactTable.Row fact : FactTable.read("advances")) {
      assertThat(ENGLISH).containsEntry("advance." + fact.get("key") + ".name", fact.get("name"));
    }
    for (FactTable.Row fact : FactTable.read("civilizations")) {
      assertThat(ENGLISH)
          .containsEntry("civilization." + fact.get("key") + ".name", fact.get("name"));
    }
  }

  private static SortedSet<String> expectedKeys() {
    SortedSet<String> keys = new TreeSet<>();
    for (Advance advance : Advance.values()) {
      String key = "advance." + advance.key();
      keys.add(key + ".name");
      for (int note = 1; note <= advance.notes().size(); note++) {
        keys.add(key + ".note." + note);
      }
      if (advance.hasAttribute()) {
        keys.add(key + ".attribute");
      }
      advance.misprint().ifPresent(misprint -> keys.add(key + ".erratum"));
      advance.ability().ifPresent(ability -> keys.add("special." + ability.key() + ".text"));
    }
    for (AdvanceGroup group : AdvanceGroup.values()) {
      keys.add("group." + group.key() + ".name");
    }
    for (Civilization civilization : Civilization.values()) {
      keys.add("civilization." + civilization.key() + ".name");
    }
    for (Block block : Block.values()) {
      keys.add("block." + block.key() + ".name");
    }
    for (Track track : Track.values()) {
      keys.add("track." + track.key() + ".name");
      keys.add("track." + track.key() + ".end");
      for (Epoch epoch : Epoch.values()) {
        keys.add("epoch." + epoch.key() + ".name");
        keys.add("requirement.advances." + epoch.requirement(track).tiers());
      }
    }
    keys.addAll(List.of("requirement.cities", "requirement.none", "requirement.points"));
    return keys;
  }

  private static Set<String> arguments(String key) {
    String[] parts = key.split("\\.", -1);
    return switch (parts[0]) {
      case "advance", "special" -> Advance.byKey(parts[1]).numbers().keySet();
      case "requirement" -> Epoch.STONE_AGE.requirement(Track.BASIC).numbers().keySet();
      default -> Set.of();
    };
  }

  private static SortedSet<String> placeholders(String text) {
    SortedSet<String> names = new TreeSet<>();
    Matcher matcher = PLACEHOLDER.matcher(text);
    while (matcher.find()) {
      names.add(matcher.group(1));
    }
    return names;
  }

  private static void assertForms(String key, String text, int forms) {
    List<String> all = new ArrayList<>();
    Matcher matcher = PLACEHOLDER.matcher(text);
    while (matcher.find()) {
      if (matcher.group(2) != null) {
        all.add(matcher.group(2));
      }
    }
    for (String some : all) {
      assertWithMessage(key).that(some.split("\\|", -1)).hasLength(forms);
    }
  }

  private static SortedMap<String, String> texts(String language) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (String file : List.of("advances", "civilizations")) {
      String path = "/io/augur/rules/words/" + language + "/" + file + ".properties";
      for (String line : lines(path)) {
        int equals = line.indexOf('=');
        String before = texts.put(line.substring(0, equals), line.substring(equals + 1));
        assertWithMessage("written twice: " + line).that(before).isNull();
      }
    }
    return texts;
  }

  private static List<String> lines(String path) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                requireNonNull(TableWordsTest.class.getResourceAsStream(path), path),
                StandardCharsets.UTF_8))) {
      return reader.lines().collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
