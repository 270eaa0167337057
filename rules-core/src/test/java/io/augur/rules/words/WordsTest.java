package io.augur.rules.words;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.words.Arg.arg;
import static io.augur.rules.words.Language.ENGLISH;
import static io.augur.rules.words.Language.POLISH;
import static org.junit.Assert.assertThrows;

import java.util.Locale;
import java.util.Map;
import org.junit.Test;

public final class WordsTest {
  private final Words english =
      Words.of(
          ENGLISH,
          Map.of(
              "loss", "{who} loses {n} {n#city|cities}.",
              "twice", "{n} and {n}",
              "inner", "{n#one|several} inside",
              "outer", "[{what}]"));

  @Test
  public void anArgumentIsPrintedAndAWordFollowsTheNumber() {
    assertThat(english.text("loss", arg("who", "Egypt"), arg("n", 1)))
        .isEqualTo("Egypt loses 1 city.");
    assertThat(english.text("loss", arg("who", "Egypt"), arg("n", 0)))
        .isEqualTo("Egypt loses 0 cities.");
    assertThat(english.text("twice", arg("n", -3))).isEqualTo("−3 and −3");
  }

  @Test
  public void aPhraseCanBeSaidInsideAnother() {
    Phrase inner = Phrase.of("inner", arg("n", 4));
    assertThat(english.say(Phrase.of("outer", arg("what", inner)))).isEqualTo("[several inside]");
  }

  @Test
  public void whatIsMissingOrTooMuchIsNamed() {
    assertError("no text in ENGLISH: nothing", () -> english.text("nothing"));
    assertError("text loss: missing argument n", () -> english.text("loss", arg("who", "Rome")));
    assertError(
        "text twice: unknown argument m", () -> english.text("twice", arg("n", 1), arg("m", 2)));
    assertError(
        "text inner: argument is not a number: n", () -> english.text("inner", arg("n", "many")));
  }

  @Test
  public void aTemplateThatCannotBeReadIsNamed() {
    Words wrong = Words.of(POLISH, Map.of("few", "{n#miasto|miasta}", "open", "a {n"));
    assertError(
        "text few: not 3 forms in POLISH: miasto|miasta", () -> wrong.text("few", arg("n", 1)));
    assertError("text open: { is never closed: a {n", () -> wrong.text("open"));
  }

  @Test
  public void keysAndArgumentsCanBeListed() {
    assertThat(english.keys()).containsExactly("inner", "loss", "outer", "twice").inOrder();
    assertThat(english.argumentsOf("loss")).containsExactly("n", "who").inOrder();
    assertThat(english.has("loss")).isTrue();
    assertThat(english.has("win")).isFalse();
    assertThat(english.language()).isEqualTo(ENGLISH);
  }

  @Test
  public void theDefaultLocaleChangesNothing() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale("ar", "EG"));
      assertThat(english.text("twice", arg("n", 12))).isEqualTo("12 and 12");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  public void theTextsOfALanguageAreLoadedOnce() {
    assertThat(Words.in(POLISH)).isSameInstanceAs(Words.in(POLISH));
  }

  private static void assertError(String message, org.junit.function.ThrowingRunnable saying) {
    assertThat(assertThrows(IllegalArgumentException.class, saying))
        .hasMessageThat()
        .isEqualTo(message);
  }
}
