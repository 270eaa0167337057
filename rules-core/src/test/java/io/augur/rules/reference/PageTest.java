package io.augur.rules.reference;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Influence;
import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class PageTest {
  @Test
  public void everyTopicHasAPageInEveryLanguage() {
    for (Topic topic : Topic.all()) {
      for (Language language : Language.values()) {
        List<String> lines = page(topic).in(Words.in(language));
        assertWithMessage(topic.path()).that(lines.size()).isAtLeast(4);
      }
      assertThat(Topic.at(topic.path())).isEqualTo(Optional.of(topic));
    }
    assertThat(Topic.all()).hasSize(24 + 51 + 8 + 44);
    assertThat(Topic.at("calamity/none")).isEqualTo(Optional.empty());
  }

  @Test
  public void everyInfluenceLinksTheAdvanceToTheCalamityAndBack() {
    for (Influence influence : Influence.all()) {
      Topic calamity = Topic.of(influence.calamity());
      Topic advance = Topic.of(influence.modifier().advance());
      assertWithMessage("%s", influence).that(links(calamity)).contains(advance);
      assertWithMessage("%s", influence).that(links(advance)).contains(calamity);
      assertThat(links(calamity)).doesNotContain(calamity);
    }
  }

  @Test
  public void theAgriculturePageSaysItAll() {
    assertThat(page(Topic.of(Advance.AGRICULTURE)).in(Words.in(Language.ENGLISH)))
        .containsExactly(
            "Agriculture",
            "Crafts · costs 120 · worth 3 points",
            "What it does",
            "An area whose printed population limit is 2 or less takes 1 token more of the holder"
                + " while he is alone there; foreign units and barbarians end this.",
            "Calamities that it changes",
            "+ Famine: Agriculture adds 5 damage if the primary victim holds it.",
            "Credits",
            "10 for Crafts",
            "5 for Science",
            "Agriculture gives 20 more for Democracy.",
            "Pottery gives 10 more for Agriculture.",
            "Fine print",
            "An area whose printed limit is zero still can't have a city.",
            "~ The room counts at the moment a city is reduced, so the additional token may be"
                + " placed right away.",
            "~ In an area with a city it adds nothing to Public Works.")
        .inOrder();
  }

  @Test
  public void misprintsAndProtectionsAreOnThePagesOfTheirAdvances() {
    List<String> lines = page(Topic.of(Advance.FUNDAMENTALISM)).in(Words.in(Language.ENGLISH));
    assertThat(String.join("\n", lines)).contains("\nMisprint\n! The first printing seems");
    assertThat(lines).contains("The special ability of Fundamentalism can’t touch the holder.");
    assertThat(String.join("\n", lines)).contains("\nProtected: whoever owns Fundamentalism");
  }

  @Test
  public void theRulingsOfTheTableAreOnThePage() {
    Rulings read = Rulings.standard().with(Reading.ENGINEERING_ON_THE_PLAIN_ONLY);
    String flood =
        String.join("\n", Page.of(Topic.of(Calamity.FLOOD), read).in(Words.in(Language.ENGLISH)));
    assertThat(flood).contains("At this table: No, it helps on flood plains only.");
  }

  @Test
  public void limitsAndDemandsStandBesideTheirPhases() {
    Words words = Words.in(Language.ENGLISH);
    assertThat(page(Topic.of(PhaseGuide.SELECTION)).in(words))
        .contains("9 to 11 players: 3 calamities, of which 2 may be major.");
    assertThat(page(Topic.of(PhaseGuide.ACQUISITION)).in(words))
        .contains("12 to 14 players: 9 commodity cards.");
    assertThat(page(Topic.of(PhaseGuide.MARKERS)).in(words))
        .contains(
            "Middle Bronze Age: The player has at least 3 cities on the board. He owns at least 3"
                + " advances.");
  }

  @Test
  public void everyMarkIsExplainedInEveryLanguage() {
    for (Language language : Language.values()) {
      for (Mark mark : Mark.values()) {
        assertThat(Words.in(language).has(mark.meaning().key())).isEqualTo(mark != Mark.NONE);
      }
    }
  }

  private static Page page(Topic topic) {
    return Page.of(topic, Rulings.standard());
  }

  private static List<Topic> links(Topic topic) {
    List<Topic> links = new ArrayList<>();
    for (Chapter chapter : page(topic).chapters()) {
      for (Line line : chapter.lines()) {
        links.addAll(Links.in(line.sentence(), topic));
      }
    }
    return links;
  }
}
