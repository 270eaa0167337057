package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.ICONOCLASM_AND_HERESY;
import static io.augur.rules.table.Advance.MONOTHEISM;
import static io.augur.rules.table.Advance.PHILOSOPHY;
import static io.augur.rules.table.Advance.THEOLOGY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.ADVANCES_COUNT_FOR_PRIMARY_VICTIM;
import static io.augur.rules.table.Reading.OTHERS_STILL_SUFFER;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Reading;
import java.util.List;
import org.junit.Test;

public final class IconoclasmAndHeresyTest {

  private static Scenario heresy(Reading... readings) {
    Scenario table = Scenario.at(WEST_8, readings).everybodyHas(6, 20);
    return table.holds(EGYPT, ICONOCLASM_AND_HERESY, ROME);
  }

  private static Combos combos() {
    return new Combos().and(PHILOSOPHY, -2).and(THEOLOGY, -3).and(MONOTHEISM, 1);
  }

  @Test
  public void everyCombinationOfAdvancesCountsForThePrimaryVictim() {
    for (Combos.Combo combo : combos().all()) {
      Scenario table = heresy().owns(EGYPT, combo.array()).call(ICONOCLASM_AND_HERESY);
      table.names(EGYPT, MINOA, HATTI);
      assertWithMessage("%s", combo)
          .that(table.owes(EGYPT))
          .isEqualTo(Math.max(0, 4 + combo.sum()));
    }
  }

  @Test
  public void everyCombinationOfAdvancesCountsForASecondaryVictim() {
    for (Combos.Combo combo : combos().all()) {
      Scenario table = heresy().owns(MINOA, combo.array()).call(ICONOCLASM_AND_HERESY);
      table.names(EGYPT, MINOA, HATTI);
      assertWithMessage("%s", combo)
          .that(table.owes(MINOA))
          .isEqualTo(Math.max(0, 1 + combo.sum()));
    }
  }

  @Test
  public void aTableMayRuleThatAdvancesHelpThePrimaryVictimOnly() {
    for (Combos.Combo combo : combos().all()) {
      Scenario table = heresy(ADVANCES_COUNT_FOR_PRIMARY_VICTIM).owns(MINOA, combo.array());
      table.owns(EGYPT, PHILOSOPHY).call(ICONOCLASM_AND_HERESY).names(EGYPT, MINOA, HATTI);
      assertWithMessage("%s", combo).that(table.owes(MINOA)).isEqualTo(1);
      assertThat(table.owes(EGYPT)).isEqualTo(2);
    }
  }

  @Test
  public void theBeneficiaryCannotBeNamed() {
    Scenario table = heresy().call(ICONOCLASM_AND_HERESY);
    assertThat(table.prompt(Prompt.Name.class).most()).isEqualTo(2);
    table.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME)), "bar.beneficiary");
    table.refuses(new Event.Named(EGYPT, List.of(MINOA, EGYPT)), "bar.primary");
    table.names(EGYPT, MINOA, HATTI).loses(EGYPT, Worksheet.reduced(1, 1, 1, 1));
    table.loses(MINOA, Worksheet.reduced(4)).loses(HATTI, Worksheet.reduced(2));
    assertThat(table.counts(EGYPT)).isEqualTo(new Counts(2, 24, 0, 0, 0));
    assertThat(table.counts(MINOA)).isEqualTo(new Counts(5, 24, 0, 0, 0));
  }

  @Test
  public void theologySparesThePrimaryVictimButNotTheOthers() {
    Scenario table = heresy().owns(EGYPT, THEOLOGY, PHILOSOPHY).call(ICONOCLASM_AND_HERESY);
    table.names(EGYPT, MINOA, HATTI);
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }

  @Test
  public void withoutACityItIsCancelledForEveryone() {
    Scenario table = heresy().has(EGYPT, 0, 20).call(ICONOCLASM_AND_HERESY);
    assertThat(table.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(table.told("told.cancelled")).isTrue();
  }

  @Test
  public void aTableMayRuleThatTheOthersStillSuffer() {
    Scenario table = heresy(OTHERS_STILL_SUFFER).has(EGYPT, 0, 20).call(ICONOCLASM_AND_HERESY);
    table.names(EGYPT, MINOA, HATTI);
    assertThat(table.owes(EGYPT)).isEqualTo(0);
    assertThat(table.owes(MINOA)).isEqualTo(1);
  }

  @Test
  public void ofTwoCopiesTheSecondIsCheckedOnItsOwn() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(6, 20).has(MINOA, 0, 20);
    two.holds(MINOA, ICONOCLASM_AND_HERESY, SABA).holds(ROME, ICONOCLASM_AND_HERESY, HATTI);
    two.call(ICONOCLASM_AND_HERESY).begin();
    assertThat(two.prompt(Prompt.Name.class).player()).isEqualTo(ROME);
    two.refuses(new Event.Named(ROME, List.of(MINOA, EGYPT)), "bar.primary");
    two.names(ROME, SABA, EGYPT);
    assertThat(two.prompt(Prompt.Tasks.class).tasks()).hasSize(3);
  }

  /** E15, with cities that the first copy has taken. */
  @Test
  public void inOrderTheSecondCheckComesAfterTheFirstCopy() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(1, 20);
    two.holds(MINOA, ICONOCLASM_AND_HERESY, SABA).holds(ROME, ICONOCLASM_AND_HERESY, HATTI);
    two.call(ICONOCLASM_AND_HERESY).insists(ROME).names(MINOA, EGYPT, PARTHIA);
    two.corrects(new Event.Has(ROME, Count.CITIES, 0));
    two.loses(MINOA, Worksheet.reduced(1)).loses(EGYPT, Worksheet.reduced(1));
    two.loses(PARTHIA, Worksheet.reduced(1));
    assertThat(two.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(two.told("told.cancelled")).isTrue();
  }
}
