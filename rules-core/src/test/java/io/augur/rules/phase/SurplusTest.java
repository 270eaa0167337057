package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.CULTURAL_ASCENDANCY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.INDUS;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.LineUp;
import java.util.List;
import org.junit.Test;

public final class SurplusTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);

  @Test
  public void surplusIsRemovedInAnyOrderAndTheTableGoesOn() {
    table.begin().loses(ROME, Worksheet.tokens(2)).loses(EGYPT, Worksheet.tokens(1));
    assertThat(table.counts(ROME).tokens()).isEqualTo(18);
    table.refuses(new Event.Took(ROME, Worksheet.tokens(19)), "worksheet.tokens");
    table.refuses(new Event.Took(ROME, Worksheet.destroyed(4)), "worksheet.cities");
    table.refuses(new Event.Took(ROME, Worksheet.tokens(-1)), "worksheet.odd");
    table.refuses(new Event.Took(INDUS, Worksheet.tokens(1)), "refusal.not_at_the_table");
    table.refuses(new Event.Moved(ROME, 1), "refusal.surplus_first");
    table.goesOn().task(ROME, Prompt.Buy.class);
  }

  @Test
  public void allThatThereIsCanBeRemovedAndNothingElse() {
    table.begin().loses(ROME, Worksheet.tokens(20)).loses(ROME, Worksheet.destroyed(3));
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(-1)), "worksheet.odd");
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(6)), "worksheet.odd");
    table.loses(EGYPT, Worksheet.reduced(0, 5));
    assertThat(table.counts(EGYPT).cities()).isEqualTo(1);
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(25);
  }

  @Test
  public void whatIsRemovedMayStandInForAReducedCity() {
    table.has(ROME, 3, 54).begin();
    table.refuses(new Event.Took(ROME, Worksheet.reduced(1, 1)), "worksheet.stock");
    table.loses(ROME, new Worksheet(1, 0, List.of(1, 1)));
    assertThat(table.counts(ROME).tokens()).isEqualTo(55);
  }

  @Test
  public void whoLacksSupportIsNamedAndReducesCities() {
    table.has(EGYPT, 5, 8).owns(ROME, CULTURAL_ASCENDANCY).has(ROME, 3, 8).begin();
    assertThat(table.prompt(Prompt.Surplus.class).unsupported())
        .containsExactly(new Prompt.Support(ROME, 3, 8, 3), new Prompt.Support(EGYPT, 5, 8, 2));
    table.goesOn();
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
    table.refuses(new Event.WentOn(), "refusal.tasks_open");
    table.refuses(new Event.Moved(EGYPT, 1), "refusal.support_first");
    table.loses(EGYPT, Worksheet.reduced(2)).loses(ROME, Worksheet.reduced(1));
    assertThat(table.counts(EGYPT).cities()).isEqualTo(4);
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(10);
    table.task(EGYPT, Prompt.Buy.class);
  }

  @Test
  public void noMoreAndNoFewerCitiesAreReducedThanNeeded() {
    table.has(EGYPT, 5, 3).begin().goesOn();
    table.refuses(new Event.Took(EGYPT, Worksheet.tokens(1)), "worksheet.only_reduce");
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(1)), "worksheet.unsupported");
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(0, 0, 0, 0)), "worksheet.leave_tokens");
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(1, 2, 2)), "worksheet.reduce_fewer");
    table.loses(EGYPT, Worksheet.reduced(1, 2));
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(6);
  }

  @Test
  public void citiesAreReducedInTheOrderThatTheOwnerLikes() {
    table.has(EGYPT, 5, 3).begin().goesOn();
    table.loses(EGYPT, Worksheet.reduced(5, 1)); // first that to one, which was not enough
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(9);
  }

  @Test
  public void anEmptyStockLeavesNothingBehind() {
    table.has(EGYPT, 5, 5).has(EGYPT, Count.TREASURY, 50).begin().goesOn();
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(1, 0, 0)), "worksheet.stock");
    table.loses(EGYPT, new Worksheet(0, 0, List.of(0, 0, 0)));
    assertThat(table.counts(EGYPT).cities()).isEqualTo(2);
  }

  @Test
  public void aCorrectionMakesUpForMissingSupport() {
    table.has(EGYPT, 5, 8).begin().goesOn();
    table.corrected(new Event.Has(EGYPT, Count.TOKENS, 10)).task(EGYPT, Prompt.Buy.class);
  }

  @Test
  public void whatNobodyCountedIsNotChecked() {
    Scenario unknown = Scenario.at(LineUp.WEST_8).begin();
    assertThat(unknown.prompt(Prompt.Surplus.class).unsupported()).isEmpty();
    unknown.loses(ROME, Worksheet.tokens(3));
    assertThat(unknown.counts(ROME).knows(Count.TOKENS)).isFalse();
    unknown.goesOn().task(ROME, Prompt.Buy.class);
  }
}
