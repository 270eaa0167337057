package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.SLAVE_REVOLT;
import static io.augur.rules.table.Advance.CULTURAL_ASCENDANCY;
import static io.augur.rules.table.Advance.ENLIGHTENMENT;
import static io.augur.rules.table.Advance.MINING;
import static io.augur.rules.table.Advance.MYTHOLOGY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class SlaveRevoltTest {
  private final Scenario revolt =
      Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, SLAVE_REVOLT);

  @Test
  public void everyCombinationOfAdvancesChangesTheRate() {
    for (Combos.Combo combo :
        new Combos()
            .and(MYTHOLOGY, -1)
            .and(ENLIGHTENMENT, -1)
            .and(MINING, 1)
            .and(CULTURAL_ASCENDANCY, 1)
            .all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(9, 9).holds(EGYPT, SLAVE_REVOLT);
      table.owns(EGYPT, combo.array()).call(SLAVE_REVOLT);
      assertWithMessage("%s", combo).that(table.owes(EGYPT)).isEqualTo(4 + combo.sum());
    }
  }

  @Test
  public void culturalAscendancyMakesTheUsualRateHigher() {
    revolt.owns(EGYPT, CULTURAL_ASCENDANCY).has(EGYPT, 5, 24).call(SLAVE_REVOLT);
    assertThat(revolt.journal())
        .contains(
            "Egypt has 24 tokens for 5 cities, and that is not enough."
                + " Each city needs 2 + 1 Cultural Ascendancy + 2 from the calamity = 5.");
  }

  @Test
  public void enoughTokensMeanThatNothingHappens() {
    revolt.has(EGYPT, 5, 20).call(SLAVE_REVOLT);
    assertThat(revolt.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(revolt.told("told.supported")).isTrue();
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(5, 20, 0, 0, 0));
  }

  @Test
  public void oneTokenTooFewCostsACity() {
    revolt.has(EGYPT, 5, 19).call(SLAVE_REVOLT);
    assertThat(revolt.task(EGYPT, Prompt.Lose.class).loss()).isEqualTo(Loss.CITIES_UNSUPPORTED);
    revolt.loses(EGYPT, Worksheet.reduced(3));
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(4, 22, 0, 0, 0));
  }

  @Test
  public void tokensOfReducedCitiesSupportTheOthersAtOnce() {
    revolt.has(EGYPT, 8, 18).call(SLAVE_REVOLT); // 32 needed
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(4)), "worksheet.unsupported");
    revolt.loses(EGYPT, Worksheet.reduced(4, 2)); // 24 tokens for 6 cities
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(6, 24, 0, 0, 0));
  }

  @Test
  public void smallCitiesMeanThatMoreHaveToGo() {
    revolt.has(EGYPT, 8, 18).call(SLAVE_REVOLT);
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(1, 1)), "worksheet.unsupported");
    revolt.loses(EGYPT, Worksheet.reduced(1, 1, 1));
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(5, 21, 0, 0, 0));
  }

  @Test
  public void noCityIsReducedWithoutNeed() {
    revolt.has(EGYPT, 8, 18).call(SLAVE_REVOLT);
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(4, 4, 4)), "worksheet.reduce_fewer");
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(2, 4, 4)), "worksheet.reduce_fewer");
  }

  @Test
  public void theVictimPicksTheOrderWhateverTheWorksheetsOrder() {
    revolt.has(EGYPT, 8, 18).call(SLAVE_REVOLT);
    revolt.loses(EGYPT, Worksheet.reduced(4, 4, 1)); // the small one first: 23 tokens for 6
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(5, 27, 0, 0, 0));
  }

  @Test
  public void nothingButReducingIsAllowed() {
    revolt.has(EGYPT, 5, 19).call(SLAVE_REVOLT);
    revolt.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "worksheet.only_reduce");
    revolt.refuses(new Event.Took(EGYPT, new Worksheet(1, 0, List.of(3))), "worksheet.only_reduce");
    revolt.refuses(new Event.Took(EGYPT, Worksheet.NOTHING), "worksheet.unsupported");
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(0)), "worksheet.leave_tokens");
    revolt.refuses(new Event.Took(ROME, Worksheet.reduced(3)), "refusal.not_asked");
    revolt.refuses(new Event.Answered(EGYPT, Answer.PAYS), "refusal.take_loss");
  }

  @Test
  public void anEmptyStockGivesNoSupport() {
    revolt.has(EGYPT, 5, 15).has(EGYPT, Count.TREASURY, 40).call(SLAVE_REVOLT);
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(1)), "worksheet.stock");
    revolt.refuses(new Event.Took(EGYPT, Worksheet.reduced(0)), "worksheet.unsupported");
    revolt.loses(EGYPT, Worksheet.reduced(0, 0));
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(3, 15, 40, 0, 0));
  }

  @Test
  public void withoutTokensAllCitiesMayGo() {
    revolt.has(EGYPT, 1, 0).call(SLAVE_REVOLT).loses(EGYPT, Worksheet.reduced(3));
    assertThat(revolt.counts(EGYPT)).isEqualTo(new Counts(0, 3, 0, 0, 0));
  }

  @Test
  public void withoutACityNoTokensAreCounted() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, SLAVE_REVOLT).call(SLAVE_REVOLT);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    unknown.has(EGYPT, Count.CITIES, 0);
    assertThat(unknown.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void tokensAreAskedOfWhoHasCities() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, SLAVE_REVOLT).call(SLAVE_REVOLT);
    unknown.has(EGYPT, Count.CITIES, 2).has(EGYPT, Count.TOKENS, 7);
    assertThat(unknown.owes(EGYPT)).isEqualTo(4);
  }

  @Test
  public void aCorrectionMaySettleIt() {
    revolt.has(EGYPT, 5, 19).call(SLAVE_REVOLT);
    revolt.corrects(new Event.Owns(EGYPT, MYTHOLOGY));
    assertThat(revolt.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void twoCopiesAreCheckedForEachVictimOnItsOwn() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(5, 19).has(MINOA, 5, 20);
    two.holds(ROME, SLAVE_REVOLT).holds(MINOA, SLAVE_REVOLT).call(SLAVE_REVOLT).begin();
    assertThat(two.owes(MINOA)).isEqualTo(0);
    two.loses(ROME, Worksheet.reduced(1));
    assertThat(two.counts(ROME)).isEqualTo(new Counts(4, 20, 0, 0, 0));
  }
}
