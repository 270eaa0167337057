package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;
import static io.augur.rules.table.Advance.DEISM;
import static io.augur.rules.table.Advance.ENLIGHTENMENT;
import static io.augur.rules.table.Advance.MYSTICISM;
import static io.augur.rules.table.Advance.UNIVERSAL_DOCTRINE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.junit.Test;

public final class SuperstitionTest {
  private final Scenario superstition =
      Scenario.at(WEST_8).everybodyHas(5, 20).holds(EGYPT, SUPERSTITION);

  @Test
  public void everyCombinationOfAdvancesCounts() {
    for (Combos.Combo combo :
        new Combos()
            .and(MYSTICISM, -1)
            .and(DEISM, -1)
            .and(ENLIGHTENMENT, -1)
            .and(UNIVERSAL_DOCTRINE, 1)
            .all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(5, 20).holds(EGYPT, SUPERSTITION);
      table.owns(EGYPT, combo.array()).call(SUPERSTITION);
      assertWithMessage("%s", combo).that(table.owes(EGYPT)).isEqualTo(3 + combo.sum());
    }
  }

  /** E18. */
  @Test
  public void threeAdvancesSpareAllAndUniversalDoctrineCostsOne() {
    superstition.owns(EGYPT, MYSTICISM, DEISM, ENLIGHTENMENT, UNIVERSAL_DOCTRINE);
    superstition.call(SUPERSTITION);
    assertThat(superstition.owes(EGYPT)).isEqualTo(1);
    superstition.corrects(new Event.Lacks(EGYPT, UNIVERSAL_DOCTRINE));
    assertThat(superstition.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(superstition.counts(EGYPT).cities()).isEqualTo(5);
  }

  @Test
  public void threeCitiesAreReduced() {
    superstition.call(SUPERSTITION);
    superstition.refuses(new Event.Took(EGYPT, Worksheet.reduced(2, 2)), "worksheet.reduce");
    superstition.refuses(new Event.Took(EGYPT, Worksheet.destroyed(3)), "worksheet.reduce");
    superstition.loses(EGYPT, Worksheet.reduced(1, 2, 3));
    assertThat(superstition.counts(EGYPT)).isEqualTo(new Counts(2, 26, 0, 0, 0));
    assertThat(superstition.journal()).contains("Egypt reduces 3 cities to 6 tokens.");
  }

  @Test
  public void noMoreThanThereAre() {
    superstition.has(EGYPT, 2, 20).call(SUPERSTITION);
    assertThat(superstition.owes(EGYPT)).isEqualTo(2);
    superstition.loses(EGYPT, Worksheet.reduced(1, 1));
    assertThat(superstition.journal())
        .contains("Egypt reduces 2 cities to 2 tokens (3, but there is no more than 2).");
  }

  @Test
  public void withoutACityItIsCancelled() {
    superstition.has(EGYPT, 0, 20).call(SUPERSTITION);
    assertThat(superstition.told("told.cancelled")).isTrue();
    assertThat(superstition.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void aSmallStockReplacesWhatItCan() {
    superstition.has(EGYPT, Count.TREASURY, 33).call(SUPERSTITION); // 2 tokens in stock
    superstition.refuses(new Event.Took(EGYPT, Worksheet.reduced(1, 1, 1)), "worksheet.stock");
    superstition.refuses(
        new Event.Took(EGYPT, Worksheet.reduced(1, 0, 0)), "worksheet.leave_tokens");
    superstition.loses(EGYPT, Worksheet.reduced(2, 0, 0));
    assertThat(superstition.counts(EGYPT)).isEqualTo(new Counts(2, 22, 33, 0, 0));
  }

  @Test
  public void tokensAreAskedOnlyOfWhoReducesACity() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, SUPERSTITION).call(SUPERSTITION);
    assertThat(unknown.prompt(Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    unknown.has(EGYPT, Count.CITIES, 4);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TOKENS);
    Scenario spared = Scenario.at(WEST_8).owns(EGYPT, MYSTICISM, DEISM, ENLIGHTENMENT);
    spared.holds(EGYPT, SUPERSTITION).call(SUPERSTITION).has(EGYPT, Count.CITIES, 4);
    assertThat(spared.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void ofTwoCopiesOneMayBeCancelled() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(5, 20).has(MINOA, 0, 20);
    two.holds(ROME, SUPERSTITION).holds(MINOA, SUPERSTITION).call(SUPERSTITION).begin();
    assertThat(two.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
    two.loses(ROME, Worksheet.reduced(1, 1, 1));
    assertThat(two.table().piles().of(4)).isEmpty(); // the next turn has begun
    assertThat(two.table().player(MINOA).hand()).isEmpty();
  }
}
