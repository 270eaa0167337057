package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.ROADBUILDING;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.PERSIA;
import static io.augur.rules.table.Civilization.SABA;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advances;
import io.augur.rules.table.LineUp;
import org.junit.Test;

public final class HandLimitTest {
  @Test
  public void atElevenPlayersEightCardsAreKeptAndAtTwelveNine() {
    assertLimits(Scenario.at(LineUp.ALL_11), 8);
    assertLimits(Scenario.at(LineUp.ALL_12), 9);
  }

  private static void assertLimits(Scenario table, int limit) {
    table.everybodyHas(3, 20).has(SABA, Count.CARDS, limit);
    table.has(PERSIA, Count.CARDS, limit + 1).owns(PERSIA, ROADBUILDING);
    table.has(EGYPT, Count.CARDS, limit + 2).begin().goesOn().goesOn();
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
    assertThat(table.task(EGYPT, Prompt.KeepHand.class).limit()).isEqualTo(limit);
    table.refuses(new Event.Discarded(EGYPT, 2, 6), "refusal.hand_limit");
    table.refuses(new Event.Answered(EGYPT, Answer.DECLINES), "refusal.hand_limit");
    table.refuses(new Event.WentOn(), "refusal.tasks_open");
    table.answers(EGYPT, Answer.DONE).prompt(Prompt.Markers.class);
    assertThat(table.told("told.keeps_limit")).isTrue();
    assertThat(table.counts(EGYPT).cards()).isEqualTo(limit);
  }

  @Test
  public void roadbuildingBoughtNowAlreadyHelps() {
    Scenario table = Scenario.at(LineUp.ALL_11).everybodyHas(3, 20);
    table.has(EGYPT, Count.CARDS, 16).begin().goesOn();
    Basket basket = Basket.of(Advances.of(ROADBUILDING), 0, 7, 220);
    table.play(new Event.Bought(EGYPT, basket)).goesOn().prompt(Prompt.Markers.class);
    assertThat(table.counts(EGYPT).cards()).isEqualTo(9);
  }

  @Test
  public void aHandThatNobodyCountedIsCountedOrTakenOnTrust() {
    Scenario table = Scenario.at(LineUp.ALL_11).begin().goesOn().answers(EGYPT, Answer.DONE);
    Prompt.KeepHand keep = table.task(EGYPT, Prompt.KeepHand.class);
    assertThat(keep.cards()).isEqualTo(Count.UNKNOWN);
    table.refuses(new Event.Discarded(EGYPT, 1, 3), "refusal.count_hand");
    table.refuses(new Event.Has(EGYPT, Count.CARDS, -1), "refusal.bound");
    table.has(EGYPT, Count.CARDS, 10);
    assertThat(table.task(EGYPT, Prompt.KeepHand.class).cards()).isEqualTo(10);
    table.corrected(new Event.Has(EGYPT, Count.CARDS, 8));
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(10);
    table.goesOn().answers(SABA, Answer.DONE).goesOn().prompt(Prompt.Markers.class);
    assertThat(table.counts(SABA).knows(Count.CARDS)).isFalse();
  }
}
