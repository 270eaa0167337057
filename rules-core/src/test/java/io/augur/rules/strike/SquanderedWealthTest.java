package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.SQUANDERED_WEALTH;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_15;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import org.junit.Test;

public final class SquanderedWealthTest {
  private final Scenario wealth =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, SQUANDERED_WEALTH);

  @Test
  public void tenTreasuryGoesWithoutAQuestion() {
    wealth.has(EGYPT, Count.TREASURY, 12).begin();
    assertThat(wealth.counts(EGYPT).treasury()).isEqualTo(2);
    assertThat(wealth.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(wealth.journal()).contains("Egypt returns 10 treasury to stock.");
  }

  @Test
  public void whoHasLessLosesAllOfIt() {
    wealth.has(EGYPT, Count.TREASURY, 9).begin();
    assertThat(wealth.counts(EGYPT).treasury()).isEqualTo(0);
  }

  @Test
  public void whoHasNothingLosesNothingAndTheJournalSaysSo() {
    wealth.begin();
    assertThat(wealth.counts(EGYPT).treasury()).isEqualTo(0);
    assertThat(wealth.told("told.spared")).isTrue();
    assertThat(wealth.told("told.forfeits.treasury")).isFalse();
  }

  @Test
  public void onlyTheTreasuryIsAsked() {
    Scenario unknown = Scenario.at(WEST_9).holds(EGYPT, SQUANDERED_WEALTH).begin();
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TREASURY);
    unknown.refuses(new Event.Has(EGYPT, Count.CITIES, 3), "refusal.how_many");
    unknown.has(EGYPT, Count.TREASURY, 30);
    assertThat(unknown.counts(EGYPT).treasury()).isEqualTo(20);
    assertThat(unknown.counts(EGYPT).cities()).isEqualTo(Count.UNKNOWN);
  }

  @Test
  public void twoCopiesStrikeTwoPlayersAtOnce() {
    Scenario two = Scenario.at(ALL_15).everybodyHas(2, 10);
    two.has(ROME, Count.TREASURY, 15).has(SABA, Count.TREASURY, 4);
    two.holds(ROME, SQUANDERED_WEALTH).holds(SABA, SQUANDERED_WEALTH).begin();
    assertThat(two.counts(ROME).treasury()).isEqualTo(5);
    assertThat(two.counts(SABA).treasury()).isEqualTo(0);
  }
}
