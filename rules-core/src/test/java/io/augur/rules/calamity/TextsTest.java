package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.effect.Names;
import io.augur.rules.effect.Scope;
import io.augur.rules.effect.Shift;
import io.augur.rules.effect.Tally;
import io.augur.rules.effect.Unit;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Confidence;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.Test;

public final class TextsTest {
  private static final String ENGLISH_NUMBERS =
      "two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty";
  private static final String POLISH_NUMBERS =
      "dwa|dwie|dwóch|dwoma|trzy|trzech|cztery|czterech|pięć|sześć|siedem|osiem|dziesięć|piętnaście";

  @Test
  public void noEnglishTextWritesDownANumberThatARowShouldSay() {
    assertNoNumber(Language.ENGLISH, ENGLISH_NUMBERS);
  }

  @Test
  public void noPolishTextWritesDownANumberThatARowShouldSay() {
    assertNoNumber(Language.POLISH, POLISH_NUMBERS);
  }

  private static void assertNoNumber(Language language, String numbers) {
    Pattern number =
        Pattern.compile("\\d|\\b(" + numbers + ")\\b", Pattern.UNICODE_CHARACTER_CLASS);
    Texts.in(language, "calamities", "effects", "rulings", "glossary", "phases", "strikes")
        .forEach(
            (key, text) ->
                assertWithMessage("%s: %s", key, text).that(number.matcher(text).find()).isFalse());
  }

  @Test
  public void everyTextIsUsed() {
    Set<String> used = new TreeSet<>();
    phrases().forEach(phrase -> Texts.collect(phrase, used));
    used.removeIf(key -> key.startsWith("advance."));
    Set<String> written =
        new TreeSet<>(
            Texts.in(Language.ENGLISH, "calamities", "effects", "rulings", "glossary").keySet());
    written.removeIf(key -> key.startsWith("trace.") || key.startsWith("confidence."));
    assertThat(used).containsExactlyElementsIn(written);
  }

  @Test
  public void everyPhraseCanBeSaidInEveryLanguage() {
    for (Language language : Language.values()) {
      Words words = Words.in(language);
      phrases().forEach(phrase -> assertThat(words.say(phrase)).isNotEmpty());
      for (Confidence confidence : Confidence.values()) {
        assertThat(words.text("confidence." + confidence.key())).isNotEmpty();
      }
    }
  }

  @Test
  public void aGlossaryEntryTakesItsNumbersFromThePieces() {
    assertThat(Words.in(Language.ENGLISH).say(Glossary.UNIT_POINTS.text()))
        .isEqualTo(
            "The measure of what a player has on the board: a city counts 5, a token 1, a ship 0.");
    assertThat(Words.in(Language.POLISH).say(Glossary.REDUCE_AS_DAMAGE.text()))
        .contains("miasto może zastąpić 4 żetony nawet ponad limit populacji");
    assertThat(Glossary.UNIT_POINTS.key()).isEqualTo("unit_points");
  }

  private static List<Phrase> phrases() {
    List<Phrase> all = new ArrayList<>();
    for (Calamity calamity : Calamity.values()) {
      CalamityPage page = CalamityPage.of(calamity.row(), Rulings.standard());
      all.addAll(List.of(page.title(), page.kind()));
      for (Section section : page.sections()) {
        all.add(section.heading());
        section.lines().forEach(line -> all.add(line.sentence()));
      }
    }
    Influence.all().forEach(it -> all.add(it.sentence()));
    for (Scope scope : Scope.values()) {
      all.add(new Shift(Advance.LAW, 1, scope, List.of()).line(Unit.CITIES));
      all.add(new Shift(Advance.LAW, -1, scope, List.of()).line(Unit.CITIES));
    }
    for (Unit unit : Unit.values()) {
      all.add(unit.phrase(2));
    }
    for (Tally tally : Tally.values()) {
      all.add(tally.phrase(2));
    }
    for (Ruling ruling : Ruling.values()) {
      all.addAll(List.of(Names.of(ruling), Names.reason(ruling)));
    }
    for (Reading reading : Reading.values()) {
      all.add(Names.of(reading));
    }
    for (Glossary entry : Glossary.values()) {
      all.addAll(List.of(entry.title(), entry.text()));
    }
    return all;
  }
}
