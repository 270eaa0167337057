package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CITY_RIOTS;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Test;

public final class CityRiotsTest {
  private final Scenario riots = Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, CITY_RIOTS);

  /** E9. */
  @Test
  public void withThreeTreasuryThreeAreLostAndOneCityIsReduced() {
    riots.has(EGYPT, Count.TREASURY, 3).begin();
    assertThat(riots.owes(EGYPT)).isEqualTo(1);
    assertThat(riots.task(EGYPT, Prompt.Lose.class).loss()).isEqualTo(Loss.CITIES_REDUCED);
    riots.loses(EGYPT, Worksheet.reduced(2));
    assertThat(riots.counts(EGYPT)).isEqualTo(new Counts(2, 22, 0, 0, 0));
  }

  @Test
  public void fiveTreasuryAreLostByWhoHasMore() {
    riots.has(EGYPT, Count.TREASURY, 8).begin().loses(EGYPT, Worksheet.reduced(1));
    assertThat(riots.counts(EGYPT).treasury()).isEqualTo(3);
  }

  @Test
  public void withoutCitiesOnlyTreasuryIsLostAndNoTokensAreCounted() {
    Scenario none = Scenario.at(WEST_9).holds(EGYPT, CITY_RIOTS).has(EGYPT, Count.CITIES, 0);
    none.begin();
    assertThat(none.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TREASURY);
    none.has(EGYPT, Count.TREASURY, 6);
    assertThat(none.counts(EGYPT)).isEqualTo(new Counts(0, Count.UNKNOWN, 1, Count.UNKNOWN, 0));
  }

  @Test
  public void destroyingIsNotReducing() {
    riots.begin();
    riots.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "worksheet.reduce");
    riots.refuses(new Event.Took(EGYPT, Worksheet.reduced(1, 1)), "worksheet.reduce");
    riots.refuses(new Event.Took(EGYPT, new Worksheet(1, 0, List.of(2))), "worksheet.reduce");
    riots.refuses(new Event.Took(EGYPT, Worksheet.reduced(0)), "worksheet.leave_tokens");
    riots.refuses(new Event.Took(EGYPT, Worksheet.reduced(6)), "worksheet.odd");
  }

  @Test
  public void anEmptyStockLeavesNothingBehind() {
    riots.has(EGYPT, Count.TREASURY, 35).begin();
    riots.refuses(new Event.Took(EGYPT, Worksheet.reduced(1)), "worksheet.stock");
    riots.loses(EGYPT, Worksheet.reduced(0));
    assertThat(riots.counts(EGYPT)).isEqualTo(new Counts(2, 20, 30, 0, 0));
    assertThat(riots.journal())
        .contains("Egypt reduces 1 city without a token in stock to take its place.");
  }

  @Test
  public void advancesChangeNothing() {
    riots.owns(EGYPT, Advance.values()).begin();
    assertThat(riots.owes(EGYPT)).isEqualTo(1);
  }
}
