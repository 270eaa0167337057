package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CITY_IN_FLAMES;
import static io.augur.rules.calamity.Calamity.CITY_RIOTS;
import static io.augur.rules.calamity.Calamity.COASTAL_MIGRATION;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.MINOR_UPRISING;
import static io.augur.rules.calamity.Calamity.SQUANDERED_WEALTH;
import static io.augur.rules.calamity.Calamity.TRIBAL_CONFLICT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.junit.Test;

public final class MinorsTest {

  /** E6. */
  @Test
  public void onePlayersMinorsComeInAscendingOrderBeforeAnyMajor() {
    Scenario table = Scenario.at(WEST_9).everybodyHas(3, 10).has(EGYPT, Count.TREASURY, 40);
    table.holds(EGYPT, COASTAL_MIGRATION, CITY_IN_FLAMES, SQUANDERED_WEALTH);
    table.holds(ROME, FAMINE).begin();
    assertThat(table.counts(EGYPT).treasury()).isEqualTo(30);
    table.answers(EGYPT, Answer.DECLINES).loses(EGYPT, Worksheet.destroyed(1));
    table.refuses(new Event.Called(FAMINE), "refusal.tasks_open");
    table.states(EGYPT, 1).loses(EGYPT, Worksheet.destroyed(1));
    assertThat(table.counts(EGYPT)).isEqualTo(new Counts(1, 10, 25, 0, 0));
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(FAMINE);
    assertThat(table.table().piles().of(3)).containsExactly(SQUANDERED_WEALTH);
    assertThat(table.table().piles().of(5)).containsExactly(CITY_IN_FLAMES);
    assertThat(table.table().piles().of(9)).containsExactly(COASTAL_MIGRATION);
  }

  @Test
  public void allAreRevealedAtOnceAndResolvedInAnyOrder() {
    Scenario table = table();
    assertThat(table.table().player(MINOA).hand().get(0).revealed()).isTrue();
    assertThat(table.table().player(EGYPT).hand().get(1).revealed()).isTrue();
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
    table.loses(EGYPT, Worksheet.tokens(5)).loses(MINOA, Worksheet.reduced(2));
    table.loses(EGYPT, Worksheet.destroyed(1));
    assertThat(table.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void whoInsistsWaitsForAllMinorsOfThoseAboveHim() {
    Scenario table = table();
    assertThat(table.prompt(Prompt.Tasks.class).mayInsist()).containsExactly(EGYPT);
    table.refuses(new Event.Insisted(MINOA), "refusal.nobody_before");
    table.refuses(new Event.Insisted(ROME), "refusal.nobody_before");
    table.insists(EGYPT);
    table.refuses(new Event.Insisted(EGYPT), "refusal.nobody_before");
    table.refuses(new Event.Took(EGYPT, Worksheet.tokens(5)), "refusal.waits");
    assertThat(table.prompt(Prompt.Tasks.class).tasks().get(1).waitsFor()).containsExactly(MINOA);
    table.loses(MINOA, Worksheet.reduced(2)).loses(EGYPT, Worksheet.tokens(5));
  }

  @Test
  public void majorsStayHiddenMeanwhile() {
    Scenario table = Scenario.at(WEST_9).everybodyHas(3, 20);
    table.holds(EGYPT, TRIBAL_CONFLICT, FAMINE).begin();
    assertThat(table.table().player(EGYPT).hand().get(1).calamity()).isEqualTo(FAMINE);
    assertThat(table.table().player(EGYPT).hand().get(1).revealed()).isFalse();
  }

  private static Scenario table() {
    Scenario table = Scenario.at(WEST_9).everybodyHas(3, 20);
    return table.holds(EGYPT, TRIBAL_CONFLICT, MINOR_UPRISING).holds(MINOA, CITY_RIOTS).begin();
  }
}
