package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.CIVIL_DISORDER;
import static io.augur.rules.table.Advance.ADVANCED_MILITARY;
import static io.augur.rules.table.Advance.DEMOCRACY;
import static io.augur.rules.table.Advance.DRAMA_AND_POETRY;
import static io.augur.rules.table.Advance.LAW;
import static io.augur.rules.table.Advance.MUSIC;
import static io.augur.rules.table.Advance.NAVAL_WARFARE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.ADVANCES_COUNT_FROM_ZERO;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import org.junit.Test;

public final class CivilDisorderTest {

  private static Scenario disorder(int cities, Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(cities, 20).holds(EGYPT, CIVIL_DISORDER);
    return table.owns(EGYPT, advances).call(CIVIL_DISORDER);
  }

  @Test
  public void everyCombinationOfAdvancesCounts() {
    for (Combos.Combo combo :
        new Combos()
            .and(MUSIC, -1)
            .and(DRAMA_AND_POETRY, -1)
            .and(LAW, -1)
            .and(DEMOCRACY, -1)
            .and(ADVANCED_MILITARY, 1)
            .and(NAVAL_WARFARE, 1)
            .all()) {
      for (int cities = 0; cities <= 9; cities++) {
        int sum = Math.max(0, cities - 3 + combo.sum());
        assertWithMessage("%s of %s", combo, cities)
            .that(disorder(cities, combo.array()).owes(EGYPT))
            .isEqualTo(Math.min(cities, sum));
      }
    }
  }

  @Test
  public void allButThreeAreReduced() {
    Scenario table = disorder(5);
    table.refuses(new Event.Took(EGYPT, Worksheet.reduced(2)), "worksheet.reduce");
    table.loses(EGYPT, Worksheet.reduced(2, 2));
    assertThat(table.counts(EGYPT)).isEqualTo(new Counts(3, 24, 0, 0, 0));
    assertThat(table.journal())
        .contains("Egypt reduces 2 cities to 4 tokens (5 cities on the board − 3 kept = 2).");
  }

  @Test
  public void withThreeCitiesNothingHappens() {
    Scenario table = disorder(3);
    assertThat(table.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(table.told("told.spared")).isTrue();
  }

  @Test
  public void aTableMayCountTheAdvancesFromZero() {
    Scenario table = Scenario.at(WEST_8, ADVANCES_COUNT_FROM_ZERO).everybodyHas(1, 20);
    table.owns(EGYPT, NAVAL_WARFARE).holds(EGYPT, CIVIL_DISORDER).call(CIVIL_DISORDER);
    assertThat(table.owes(EGYPT)).isEqualTo(1);
  }

  @Test
  public void citiesAreAskedFirstAndTokensOnlyIfSomeAreReduced() {
    Scenario table = Scenario.at(WEST_8).holds(EGYPT, CIVIL_DISORDER).call(CIVIL_DISORDER);
    assertThat(table.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    table.has(EGYPT, Count.CITIES, 4);
    assertThat(table.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TOKENS);
    table.has(EGYPT, Count.TOKENS, 10).loses(EGYPT, Worksheet.reduced(1));
    Scenario few = Scenario.at(WEST_8).holds(EGYPT, CIVIL_DISORDER).call(CIVIL_DISORDER);
    few.has(EGYPT, Count.CITIES, 2);
    assertThat(few.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void twoCopiesStrikeTwoVictims() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20);
    two.holds(ROME, CIVIL_DISORDER).holds(MINOA, CIVIL_DISORDER).call(CIVIL_DISORDER);
    two.insists(MINOA).loses(MINOA, Worksheet.reduced(1));
    assertThat(two.owes(ROME)).isEqualTo(1);
  }
}
