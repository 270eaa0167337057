package io.augur.rules.reference;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public final class SearchTest {
  private static final Search SEARCH = Search.over(Rulings.standard());

  @Test
  public void famineIsFoundInBothLanguagesAndWithoutDiacritics() {
    for (String typed : List.of("Głód", "glod", "GŁÓD", "famine", "Fam", " famine ")) {
      assertWithMessage(typed).that(first(typed)).isEqualTo(Topic.of(Calamity.FAMINE));
    }
  }

  @Test
  public void anAdvanceAndATermAreFoundByTheirNames() {
    assertThat(first("pottery")).isEqualTo(Topic.of(Advance.POTTERY));
    assertThat(first("garncarstwo")).isEqualTo(Topic.of(Advance.POTTERY));
    assertThat(first("no legal target")).isEqualTo(Topic.of(Glossary.NO_TARGET));
    assertThat(first("AST ranking")).isEqualTo(Topic.of(Glossary.AST_RANKING));
  }

  @Test
  public void aWordInsideATitleIsFoundToo() {
    assertThat(first("hordes")).isEqualTo(Topic.of(Calamity.BARBARIAN_HORDES));
    assertThat(places("ottery")).containsExactly(Search.Place.TITLE);
  }

  @Test
  public void titlesComeBeforeSentencesAndSentencesBeforeScatteredWords() {
    assertThat(places("famine")).isInOrder();
    assertThat(places("famine"))
        .containsAtLeast(Search.Place.START_OF_TITLE, Search.Place.SENTENCE);
    Search.Hit pottery = hit("famine", Topic.of(Advance.POTTERY));
    assertThat(Words.in(Language.ENGLISH).say(pottery.sentence().get(0))).contains("Famine");
    assertThat(hit("calendar famine", Topic.of(Calamity.FAMINE)).place())
        .isEqualTo(Search.Place.PAGE);
  }

  @Test
  public void nothingTypedFindsNothingAndNonsenseNeither() {
    assertThat(SEARCH.find("")).isEmpty();
    assertThat(SEARCH.find(" .-")).isEmpty();
    assertThat(SEARCH.find("xyzzy")).isEmpty();
    assertThat(SEARCH.find("famine xyzzy")).isEmpty();
  }

  @Test
  public void everyPageIsTheFirstHitForItsOwnTitle() {
    for (Topic topic : Topic.all()) {
      for (Language language : Language.values()) {
        String title = Words.in(language).say(Page.of(topic, Rulings.standard()).title());
        List<Search.Hit> hits = SEARCH.find(title);
        assertWithMessage(title)
            .that(hits.stream().map(Search.Hit::topic).collect(Collectors.toList()))
            .contains(topic);
        assertWithMessage(title)
            .that(hits.stream().filter(it -> it.topic().equals(topic)).findFirst().get().place())
            .isEqualTo(Search.Place.START_OF_TITLE);
      }
    }
  }

  private static Topic first(String typed) {
    return SEARCH.find(typed).get(0).topic();
  }

  private static List<Search.Place> places(String typed) {
    return SEARCH.find(typed).stream().map(Search.Hit::place).collect(Collectors.toList());
  }

  private static Search.Hit hit(String typed, Topic topic) {
    return SEARCH.find(typed).stream()
        .filter(it -> it.topic().equals(topic))
        .findFirst()
        .orElseThrow(() -> new AssertionError(topic + " not found by " + typed));
  }
}
