package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.BANDITRY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import org.junit.Test;

public final class BanditryTest {
  private final Scenario bandits = Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, BANDITRY);

  private Scenario with(int cards, int treasury) {
    return bandits.has(EGYPT, Count.CARDS, cards).has(EGYPT, Count.TREASURY, treasury).begin();
  }

  private void assertLeft(int cards, int treasury) {
    assertThat(bandits.counts(EGYPT)).isEqualTo(new Counts(3, 20, treasury, cards, 0));
    assertThat(bandits.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  /** E11. */
  @Test
  public void withFiveTreasuryOneCardIsSavedAndTheOtherGoes() {
    with(6, 5).answers(EGYPT, Answer.PAYS);
    assertLeft(5, 1);
  }

  /** E11. */
  @Test
  public void withFiveTreasuryBothMayGo() {
    with(6, 5).answers(EGYPT, Answer.DECLINES);
    assertLeft(4, 5);
  }

  @Test
  public void withEightTreasuryBothMayBeSaved() {
    with(6, 8).answers(EGYPT, Answer.PAYS);
    assertThat(bandits.question(EGYPT))
        .isEqualTo(
            "Does Egypt pay 4 treasury to keep a card that Banditry would take?"
                + " Still to be discarded: 1 commodity card.");
    bandits.answers(EGYPT, Answer.PAYS);
    assertLeft(6, 0);
  }

  @Test
  public void afterOnePaymentTheSecondMayBeDeclined() {
    with(6, 30).answers(EGYPT, Answer.PAYS).answers(EGYPT, Answer.DECLINES);
    assertLeft(5, 26);
    assertThat(bandits.journal())
        .containsAtLeast(
            "Egypt pays 4 treasury, and Banditry takes a card less.",
            "Egypt discards 1 commodity card.")
        .inOrder();
  }

  @Test
  public void withThreeTreasuryPayingIsNotOffered() {
    with(6, 3);
    assertLeft(4, 3);
  }

  @Test
  public void aSingleCardIsSavedByASinglePayment() {
    with(1, 8).answers(EGYPT, Answer.PAYS);
    assertLeft(1, 4);
  }

  @Test
  public void whoHasOneCardDiscardsIt() {
    with(1, 8).answers(EGYPT, Answer.DECLINES);
    assertLeft(0, 8);
  }

  @Test
  public void withoutCardsNothingHappens() {
    with(0, 8);
    assertLeft(0, 8);
    assertThat(bandits.told("told.spared")).isTrue();
  }

  @Test
  public void unknownTreasuryIsAskedOnlyOfWhoHasCards() {
    Scenario unknown = Scenario.at(WEST_9).holds(EGYPT, BANDITRY).begin();
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CARDS);
    unknown.has(EGYPT, Count.CARDS, 3);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TREASURY);
    unknown.has(EGYPT, Count.TREASURY, 0);
    assertThat(unknown.counts(EGYPT).cards()).isEqualTo(1);
  }

  @Test
  public void nothingIsTakenWhileTheOfferIsOpen() {
    with(6, 8);
    bandits.refuses(new Event.Discarded(EGYPT, 2, 4), "refusal.bargain");
    bandits.refuses(new Event.Answered(EGYPT, Answer.DONE), "refusal.bargain");
  }
}
