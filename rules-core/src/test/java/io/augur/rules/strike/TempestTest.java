package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TEMPEST;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import org.junit.Test;

public final class TempestTest {
  private final Scenario tempest = Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, TEMPEST);

  @Test
  public void damageIsTakenOnTheCoastAndTreasuryIsLost() {
    tempest.has(EGYPT, Count.TREASURY, 9).begin();
    assertThat(tempest.task(EGYPT, Prompt.State.class).most()).isEqualTo(35);
    tempest.states(EGYPT, 10);
    assertThat(tempest.owes(EGYPT)).isEqualTo(2);
    tempest.loses(EGYPT, Worksheet.tokens(2));
    assertThat(tempest.counts(EGYPT)).isEqualTo(new Counts(3, 18, 4, 0, 0));
    assertThat(tempest.table().player(EGYPT).hand()).isEmpty();
    assertThat(tempest.table().piles().of(2)).isEmpty(); // the next turn has begun
    assertThat(tempest.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void noMoreIsLostThanStandsOnTheCoast() {
    tempest.begin().states(EGYPT, 1);
    assertThat(tempest.owes(EGYPT)).isEqualTo(1);
    tempest.refuses(new Event.Took(EGYPT, Worksheet.tokens(2)), "worksheet.too_much");
    tempest.loses(EGYPT, Worksheet.tokens(1));
    assertThat(tempest.counts(EGYPT).tokens()).isEqualTo(19);
  }

  @Test
  public void withoutCoastalUnitsOnlyTreasuryIsLost() {
    tempest.has(EGYPT, Count.TREASURY, 5).begin().states(EGYPT, 0);
    assertThat(tempest.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 0));
  }

  @Test
  public void aCoastalCityMayBeReducedToThreeTokens() {
    tempest.begin().states(EGYPT, 5).loses(EGYPT, Worksheet.reduced(3));
    assertThat(tempest.counts(EGYPT)).isEqualTo(new Counts(2, 23, 0, 0, 0));
  }

  @Test
  public void whatIsStatedHasToBeOnTheBoard() {
    tempest.begin();
    tempest.refuses(new Event.Stated(EGYPT, 36), "refusal.state");
    tempest.refuses(new Event.Stated(EGYPT, -1), "refusal.state");
    tempest.refuses(new Event.Stated(ROME, 3), "refusal.not_asked");
  }

  @Test
  public void advancesChangeNothing() {
    tempest.owns(EGYPT, Advance.values()).begin().states(EGYPT, 20);
    assertThat(tempest.owes(EGYPT)).isEqualTo(2);
  }

  @Test
  public void unknownCountsAreAskedOneByOne() {
    Scenario unknown = Scenario.at(WEST_9).holds(EGYPT, TEMPEST).begin();
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    unknown.has(EGYPT, Count.CITIES, 0);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TOKENS);
    unknown.has(EGYPT, Count.TOKENS, 0);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TREASURY);
    unknown.has(EGYPT, Count.TREASURY, 7);
    assertThat(unknown.counts(EGYPT).treasury()).isEqualTo(2);
  }
}
