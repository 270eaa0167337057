package io.augur.rules.reference;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public final class ForPlayerTest {
  private static final Civilization EGYPT = Civilization.EGYPT;
  private Game game = Turn.begin(Setup.standard(8));

  @Test
  public void advancesChangeTheNumbersAndTheTraceSaysHow() {
    owning(Advance.AGRICULTURE, Advance.POTTERY);
    assertThat(said(Topic.of(Calamity.FAMINE)).get(0))
        .isEqualTo("As primary victim: 10 damage, since 10 + 5 Agriculture − 5 Pottery = 10.");
  }

  @Test
  public void withoutAdvancesTheNumbersAreThoseOfTheCalamity() {
    assertThat(said(Topic.of(Calamity.EPIDEMIC)))
        .containsExactly("As primary victim: 15 damage.", "As secondary victim: 10 damage.");
  }

  @Test
  public void whatHasNotBeenCountedIsSaidToBeSo() {
    assertThat(said(Topic.of(Calamity.CIVIL_DISORDER)).get(0)).contains("nobody has counted yet");
    played(new Event.Has(EGYPT, Count.CITIES, 6));
    assertThat(said(Topic.of(Calamity.CIVIL_DISORDER)).get(0))
        .isEqualTo("As primary victim: 3 cities, since 6 cities on the board − 3 kept = 3.");
  }

  @Test
  public void ofTheCitiesPickedSomeAreSpared() {
    owning(Advance.MASONRY);
    assertThat(said(Topic.of(Calamity.CYCLONE)))
        .containsExactly(
            "As primary victim: 3 cities.",
            "As primary victim: 2 cities, since 3 picked cities − 1 Masonry = 2.",
            "As secondary victim: 2 cities.",
            "As secondary victim: 1 city, since 2 picked cities − 1 Masonry = 1.")
        .inOrder();
  }

  @Test
  public void aChoiceThatAnAdvanceOffersIsNamed() {
    owning(Advance.THEOCRACY);
    assertThat(said(Topic.of(Calamity.ICONOCLASM_AND_HERESY)).get(2)).startsWith("Theocracy");
  }

  @Test
  public void anAdvanceHasItsPriceUntilItIsOwned() {
    owning(Advance.POTTERY);
    assertThat(said(Topic.of(Advance.AGRICULTURE)))
        .containsExactly("Egypt pays 120 − 10 Pottery − 10 Pottery = 100.");
    assertThat(said(Topic.of(Advance.POTTERY))).containsExactly("Egypt owns it.");
    assertThat(said(Topic.of(Glossary.CITY))).isEmpty();
  }

  private void owning(Advance... advances) {
    for (Advance advance : advances) {
      played(new Event.Owns(EGYPT, advance));
    }
  }

  private void played(Event event) {
    game = ((Outcome.Played) game.play(event)).game();
  }

  private List<String> said(Topic topic) {
    Words words = Words.in(Language.ENGLISH);
    return ForPlayer.of(topic, game.table(), EGYPT).lines().stream()
        .map(line -> words.say(line.sentence()))
        .collect(Collectors.toList());
  }
}
