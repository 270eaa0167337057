package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CYCLONE;
import static io.augur.rules.flow.Answer.NO;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.flow.Count.TREASURY;
import static io.augur.rules.table.Advance.CALENDAR;
import static io.augur.rules.table.Advance.MASONRY;
import static io.augur.rules.table.Advance.TRADE_EMPIRE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Test;

public final class CycloneTest {
  private final Scenario cyclone = Scenario.at(WEST_8).everybodyHas(6, 20).holds(HATTI, CYCLONE);

  private Scenario called() {
    return cyclone.call(CYCLONE).answers(HATTI, YES);
  }

  private static int reduced(int beside, Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(6, 20).holds(HATTI, CYCLONE);
    table.owns(HATTI, advances).call(CYCLONE).answers(HATTI, YES).names(HATTI);
    if (table.game().prompt() instanceof Prompt.Tasks) {
      table.states(HATTI, beside);
    }
    return table.owes(HATTI);
  }

  @Test
  public void theVictimReducesThreeCitiesAndTheOthersTwoEach() {
    called().names(HATTI, MINOA, EGYPT).states(EGYPT, 4).states(HATTI, 5).states(MINOA, 1);
    assertThat(cyclone.owes(HATTI)).isEqualTo(3);
    assertThat(cyclone.owes(EGYPT)).isEqualTo(2);
    assertThat(cyclone.owes(MINOA)).isEqualTo(1);
    cyclone.loses(MINOA, Worksheet.reduced(1)).loses(EGYPT, Worksheet.reduced(2, 2));
    cyclone.refuses(new Event.Took(HATTI, Worksheet.reduced(2, 2)), "worksheet.reduce");
    cyclone.loses(HATTI, Worksheet.reduced(1, 2, 3)).prompt(Prompt.Gather.class);
    assertThat(cyclone.counts(HATTI).cities()).isEqualTo(3);
    assertThat(cyclone.counts(HATTI).tokens()).isEqualTo(26);
  }

  @Test
  public void everyAdvanceAloneAndTogether() {
    assertThat(reduced(6)).isEqualTo(3);
    assertThat(reduced(6, TRADE_EMPIRE)).isEqualTo(4);
    assertThat(reduced(6, MASONRY)).isEqualTo(2);
    assertThat(reduced(6, CALENDAR)).isEqualTo(1);
    assertThat(reduced(6, MASONRY, CALENDAR)).isEqualTo(0);
    assertThat(reduced(6, TRADE_EMPIRE, MASONRY)).isEqualTo(3);
    assertThat(reduced(6, TRADE_EMPIRE, CALENDAR)).isEqualTo(2);
    assertThat(reduced(6, TRADE_EMPIRE, MASONRY, CALENDAR)).isEqualTo(1);
  }

  @Test
  public void fewerCitiesAreAllPickedAndOnlyThenTakenBack() {
    assertThat(reduced(2)).isEqualTo(2);
    assertThat(reduced(2, MASONRY)).isEqualTo(1);
    assertThat(reduced(2, TRADE_EMPIRE)).isEqualTo(2);
    assertThat(reduced(2, CALENDAR)).isEqualTo(0);
    assertThat(reduced(3, TRADE_EMPIRE, CALENDAR)).isEqualTo(1);
  }

  @Test
  public void advancesWorkForTheOthersToo() {
    cyclone.owns(MINOA, TRADE_EMPIRE).owns(EGYPT, MASONRY).owns(ROME, CALENDAR);
    called().names(HATTI, MINOA, EGYPT, ROME).states(MINOA, 6).states(EGYPT, 6);
    assertThat(cyclone.owes(MINOA)).isEqualTo(3);
    assertThat(cyclone.owes(EGYPT)).isEqualTo(1);
    assertThat(cyclone.prompt(Prompt.Tasks.class).tasks()).hasSize(3); // Rome need not count
    assertThat(cyclone.told("told.spared")).isTrue();
    assertThat(cyclone.journal())
        .contains(
            "Beside the stormy sea Minoa picks cities: 2 + 1 Trade Empire = 3."
                + " To be reduced: 3 picked cities.");
  }

  @Test
  public void savingAllOfTheVictimsCitiesDoesNotSaveTheOthers() {
    cyclone.owns(HATTI, MASONRY, CALENDAR);
    called().names(HATTI, MINOA).states(MINOA, 2);
    assertThat(cyclone.owes(MINOA)).isEqualTo(2);
    assertThat(cyclone.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
  }

  @Test
  public void withoutACityByAnOpenSeaItIsCancelledForEveryone() {
    cyclone.call(CYCLONE).answers(HATTI, NO).prompt(Prompt.Gather.class);
    assertThat(cyclone.told("told.cancelled")).isTrue();
    Scenario none = Scenario.at(WEST_8).everybodyHas(0, 9).holds(HATTI, CYCLONE).call(CYCLONE);
    none.prompt(Prompt.Gather.class);
  }

  @Test
  public void whoHasNoCityIsNotBesideTheSea() {
    cyclone.has(EGYPT, 0, 9);
    called().refuses(new Event.Named(HATTI, List.of(EGYPT)), "bar.no_city");
    cyclone.refuses(new Event.Named(HATTI, List.of(MINOA, MINOA)), "refusal.name_at_most");
    cyclone.names(HATTI, MINOA).refuses(new Event.Stated(MINOA, 0), "refusal.span");
    cyclone.refuses(new Event.Stated(MINOA, 7), "refusal.span");
  }

  @Test
  public void countsAreAskedOnlyOfThoseWhoLoseSomething() {
    Scenario unknown = Scenario.at(WEST_8).holds(HATTI, CYCLONE).owns(HATTI, MASONRY, CALENDAR);
    unknown.call(CYCLONE).answers(HATTI, YES).names(HATTI, MINOA);
    assertThat(unknown.task(MINOA, Prompt.HowMany.class).count()).isEqualTo(CITIES);
    unknown.has(MINOA, CITIES, 4).states(MINOA, 1);
    assertThat(unknown.task(MINOA, Prompt.HowMany.class).count()).isEqualTo(TOKENS);
    unknown.has(MINOA, TOKENS, 55).corrects(new Event.Has(MINOA, TREASURY, 0));
    unknown.refuses(new Event.Took(MINOA, Worksheet.reduced(1)), "worksheet.stock");
    unknown.loses(MINOA, Worksheet.reduced(0)).prompt(Prompt.Gather.class);
    assertThat(unknown.counts(HATTI).knows(CITIES)).isFalse();
  }

  @Test
  public void aCorrectionReDerivesWhatIsReduced() {
    called().names(HATTI).states(HATTI, 4).corrects(new Event.Owns(HATTI, MASONRY));
    assertThat(cyclone.owes(HATTI)).isEqualTo(2);
    cyclone.corrects(new Event.Owns(HATTI, CALENDAR)).prompt(Prompt.Gather.class);
  }

  @Test
  public void theSecondCopyIsCheckedOnItsOwnAfterTheFirstWasCancelled() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(5, 9).holds(MINOA, CYCLONE);
    two.holds(SABA, CYCLONE).call(CYCLONE).insists(SABA);
    two.answers(MINOA, NO).answers(SABA, YES).names(SABA, MINOA).states(MINOA, 3);
    assertThat(two.owes(MINOA)).isEqualTo(2);
  }

  @Test
  public void whoIsBesideBothSeasAnswersForTheFirstCopyFirst() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(5, 9).holds(MINOA, CYCLONE);
    two.holds(SABA, CYCLONE).call(CYCLONE).play(new Event.WentOn());
    two.answers(MINOA, YES).answers(SABA, YES).names(MINOA, EGYPT).names(SABA, EGYPT);
    two.states(EGYPT, 1).loses(EGYPT, Worksheet.reduced(2));
    two.states(EGYPT, 4).loses(EGYPT, Worksheet.reduced(2, 2));
    assertThat(two.counts(EGYPT).cities()).isEqualTo(2);
    assertThat(two.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }
}
