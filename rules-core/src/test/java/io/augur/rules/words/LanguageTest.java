package io.augur.rules.words;

import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.words.Arg.arg;

import java.util.Map;
import org.junit.Test;

public final class LanguageTest {
  private final Words polish = Words.of(Language.POLISH, Map.of("city", "{n#miasto|miasta|miast}"));

  @Test
  public void oneCityStandsAlone() {
    assertWord("miasto", 1, -1);
  }

  @Test
  public void twoToFourCitiesAreFewAlsoAboveTwenty() {
    assertWord("miasta", 2, 3, 4, 22, 23, 24, 32, 102, 104, 122, 1_002, -3);
  }

  @Test
  public void allOtherNumbersOfCitiesAreMany() {
    assertWord("miast", 0, 5, 9, 10, 11, 12, 13, 14, 19, 20, 21, 25, 31, 100, 101, 111, 112, 114);
    assertWord("miast", 115, 1_012, -5, -12);
  }

  private void assertWord(String word, int... numbers) {
    for (int number : numbers) {
      assertWithMessage("%s", number).that(polish.text("city", arg("n", number))).isEqualTo(word);
    }
  }
}
