package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.CORRUPTION;
import static io.augur.rules.table.Advance.COINAGE;
import static io.augur.rules.table.Advance.LAW;
import static io.augur.rules.table.Advance.WONDER_OF_THE_WORLD;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import org.junit.Test;

public final class CorruptionTest {
  private final Scenario corruption =
      Scenario.at(WEST_8).everybodyHas(3, 20).has(EGYPT, Count.CARDS, 6).holds(EGYPT, CORRUPTION);

  @Test
  public void everyCombinationOfAdvancesCounts() {
    for (Combos.Combo combo :
        new Combos().and(LAW, -5).and(COINAGE, 5).and(WONDER_OF_THE_WORLD, 5).all()) {
      Scenario table = Scenario.at(WEST_8).has(EGYPT, Count.CARDS, 6).holds(EGYPT, CORRUPTION);
      table.owns(EGYPT, combo.array()).call(CORRUPTION);
      assertWithMessage("%s", combo).that(table.owes(EGYPT)).isEqualTo(10 + combo.sum());
    }
  }

  /** E22. */
  @Test
  public void lawCoinageAndWonderAskForFifteenAtLeast() {
    corruption.owns(EGYPT, LAW, COINAGE, WONDER_OF_THE_WORLD).call(CORRUPTION);
    Prompt.Discard discard = corruption.task(EGYPT, Prompt.Discard.class);
    assertThat(discard.worth().number()).isEqualTo(15);
    assertThat(discard.hand()).isEqualTo(6);
    corruption.refuses(new Event.Discarded(EGYPT, 2, 14), "refusal.worth_too_little");
    corruption.discards(EGYPT, 2, 15);
    assertThat(corruption.counts(EGYPT).cards()).isEqualTo(4);
    assertThat(corruption.journal())
        .contains(
            "Egypt discards 2 commodity cards with a face value of 15"
                + " (10 − 5 Law + 5 Coinage + 5 Wonder of the World = 15).");
  }

  @Test
  public void cardsMayBeWorthMore() {
    corruption.call(CORRUPTION).discards(EGYPT, 2, 17);
    assertThat(corruption.counts(EGYPT).cards()).isEqualTo(4);
  }

  @Test
  public void aHandWorthLessGoesAsAWhole() {
    corruption.call(CORRUPTION);
    corruption.refuses(new Event.Discarded(EGYPT, 5, 9), "refusal.worth_too_little");
    corruption.discards(EGYPT, 6, 9);
    assertThat(corruption.counts(EGYPT).cards()).isEqualTo(0);
    assertThat(corruption.told("told.discards_whole_hand")).isTrue();
  }

  @Test
  public void whatCannotBeIsRefused() {
    corruption.call(CORRUPTION);
    corruption.refuses(new Event.Discarded(EGYPT, 7, 12), "refusal.cards_in_hand");
    corruption.refuses(new Event.Discarded(EGYPT, 0, 0), "refusal.discard_odd");
    corruption.refuses(new Event.Discarded(EGYPT, 6, 5), "refusal.discard_odd");
    corruption.refuses(new Event.Discarded(EGYPT, -1, 10), "refusal.discard_odd");
    corruption.refuses(new Event.Discarded(ROME, 2, 10), "refusal.not_asked");
    corruption.refuses(new Event.Answered(EGYPT, Answer.DONE), "refusal.discard_first");
  }

  @Test
  public void withoutCardsNothingHappens() {
    corruption.has(EGYPT, Count.CARDS, 0).call(CORRUPTION);
    assertThat(corruption.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(corruption.told("told.spared")).isTrue();
  }

  @Test
  public void onlyTheCardsAreAsked() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, CORRUPTION).call(CORRUPTION);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CARDS);
    unknown.has(EGYPT, Count.CARDS, 1).discards(EGYPT, 1, 9);
    assertThat(unknown.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void twoVictimsDiscardInAnyOrder() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).has(ROME, Count.CARDS, 4);
    two.has(SABA, Count.CARDS, 3).holds(ROME, CORRUPTION).holds(SABA, CORRUPTION);
    two.call(CORRUPTION).begin().discards(ROME, 2, 11).discards(SABA, 3, 10);
    assertThat(two.counts(ROME).cards()).isEqualTo(2);
    assertThat(two.counts(SABA).cards()).isEqualTo(0);
  }
}
