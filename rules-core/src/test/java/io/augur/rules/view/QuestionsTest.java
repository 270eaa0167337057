package io.augur.rules.view;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.words.Arg.arg;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.LineUp;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import org.junit.Test;

/** Bounds are said as people say them: once if there is no choice between them. */
public final class QuestionsTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);

  @Test
  public void soManyCitiesAreAnnexed() {
    table.holds(EGYPT, TREACHERY, ROME).call(TREACHERY);
    asks(
        table.task(EGYPT, Prompt.Annex.class),
        "Treachery: Rome picks 1 city of Egypt to annex.",
        "Zdrada: Rzym wybiera do aneksji 1 miasto gracza Egipt.");
  }

  @Test
  public void unitPointsMayBeSlightlyMore() {
    table.has(EGYPT, 7, 20).has(ROME, 1, 5).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR);
    asks(
        table.task(EGYPT, Prompt.Annex.class),
        "Civil War: Egypt picks 20 to 24 unit points of its own for Rome to annex.",
        "Wojna domowa: Egipt wybiera u siebie 20–24 punkty jednostek do aneksji przez gracza Rzym.");
  }

  @Test
  public void theFirstCityOfAHordeFallsAndLaterOnesMay() {
    asks(
        new Prompt.Raid(EGYPT, BARBARIAN_HORDES, 15, 1, 1),
        "Barbarian Hordes: 15 barbarian tokens strike Egypt."
            + " What is lost, one city included, and how many barbarians fall?",
        "Hordy barbarzyńców: na gracza Egipt uderza 15 jednostek barbarzyńców."
            + " Co ginie, w tym jedno miasto, i ilu barbarzyńców pada?");
    asks(
        new Prompt.Raid(HELLAS, BARBARIAN_HORDES, 1, 0, 1),
        "Barbarian Hordes: 1 barbarian token strikes Hellas."
            + " What is lost, one city at most, and how many barbarians fall?",
        "Hordy barbarzyńców: na gracza Hellada uderza 1 jednostka barbarzyńców."
            + " Co ginie, w tym najwyżej jedno miasto, i ilu barbarzyńców pada?");
    asks(
        new Prompt.Raid(EGYPT, BARBARIAN_HORDES, 3, 0, 0),
        "Barbarian Hordes: 3 barbarian tokens strike Egypt."
            + " How many tokens are lost, and how many barbarians fall?",
        "Hordy barbarzyńców: na gracza Egipt uderzają 3 jednostki barbarzyńców."
            + " Ile żetonów ginie i ilu barbarzyńców pada?");
  }

  @Test
  public void aNumberHasBoundsOrIsTheOnlyOne() {
    Phrase question = Phrase.of("prompt.how_many.cities", arg("player", Says.of(EGYPT)));
    asks(
        new Prompt.State(EGYPT, question, 0, 4),
        "How many cities has Egypt on the board? From 0 to 4.",
        "Ile miast ma Egipt na planszy? Od 0 do 4.");
    asks(
        new Prompt.State(EGYPT, question, 1, 1),
        "How many cities has Egypt on the board? It can only be 1.",
        "Ile miast ma Egipt na planszy? Możliwa jest tylko liczba 1.");
  }

  private static void asks(Prompt prompt, String english, String polish) {
    assertThat(Words.in(Language.ENGLISH).say(Questions.of(prompt))).isEqualTo(english);
    assertThat(Words.in(Language.POLISH).say(Questions.of(prompt))).isEqualTo(polish);
  }
}
