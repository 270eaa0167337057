package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.PIRACY;
import static io.augur.rules.flow.Answer.DONE;
import static io.augur.rules.flow.Answer.NO;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.table.Advance.CARTOGRAPHY;
import static io.augur.rules.table.Advance.NAVAL_WARFARE;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.IBERIA;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.PERSIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.NAME_NOBODY;
import static io.augur.rules.table.Reading.OTHERS_STILL_SUFFER;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Test;

public final class PiracyTest {
  private final Scenario piracy =
      Scenario.at(WEST_8).everybodyHas(4, 20).holds(EGYPT, PIRACY, ROME);

  private Scenario called() {
    return piracy.call(PIRACY).answers(EGYPT, YES);
  }

  private static int seized(int coastal, Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(4, 20).holds(EGYPT, PIRACY, ROME);
    table.owns(EGYPT, advances).call(PIRACY).answers(EGYPT, YES).names(EGYPT, MINOA, HATTI);
    table.states(EGYPT, coastal).answers(ROME, DONE);
    return 4 - table.counts(EGYPT).cities();
  }

  @Test
  public void theBeneficiaryPicksTheVictimsCitiesAndTheVictimThoseOfTheOthers() {
    called().names(EGYPT, MINOA, HATTI);
    piracy.states(EGYPT, 3).states(MINOA, 2).states(HATTI, 4);
    assertThat(piracy.task(EGYPT, Prompt.Choose.class).player()).isEqualTo(ROME);
    assertThat(piracy.task(HATTI, Prompt.Choose.class).player()).isEqualTo(EGYPT);
    assertThat(piracy.question(EGYPT))
        .isEqualTo("Rome points at 2 coastal cities of Egypt for the pirates (2). Done?");
    piracy.refuses(new Event.Answered(MINOA, DONE), "refusal.not_asked");
    piracy.refuses(new Event.Answered(ROME, YES), "refusal.pick_first");
    piracy.answers(ROME, DONE).answers(EGYPT, DONE).answers(EGYPT, DONE);
    assertThat(piracy.counts(EGYPT).cities()).isEqualTo(2);
    assertThat(piracy.counts(MINOA).cities()).isEqualTo(3);
    assertThat(piracy.counts(HATTI).cities()).isEqualTo(3);
    assertThat(piracy.table().raiders().pirateCities()).isEqualTo(4);
    piracy.isOverWithCalamities();
  }

  @Test
  public void everyAdvanceAloneAndTogether() {
    assertThat(seized(4)).isEqualTo(2);
    assertThat(seized(4, CARTOGRAPHY)).isEqualTo(3);
    assertThat(seized(4, NAVAL_WARFARE)).isEqualTo(1);
    assertThat(seized(4, CARTOGRAPHY, NAVAL_WARFARE)).isEqualTo(2);
    assertThat(seized(1, CARTOGRAPHY)).isEqualTo(1);
  }

  @Test
  public void whoMayNotBeNamedStandsWithTheReason() {
    piracy.owns(HATTI, NAVAL_WARFARE);
    called();
    assertThat(piracy.prompt(Prompt.Name.class).legal())
        .containsExactly(MINOA, ASSYRIA, CARTHAGE, IBERIA, HELLAS)
        .inOrder();
    piracy.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME)), "bar.beneficiary");
    piracy.refuses(new Event.Named(EGYPT, List.of(MINOA, HATTI)), "bar.immune");
    piracy.refuses(new Event.Named(EGYPT, List.of(MINOA, EGYPT)), "bar.primary");
    piracy.refuses(new Event.Named(EGYPT, List.of(MINOA)), "refusal.name_so_many");
  }

  @Test
  public void cartographyOfTheOthersChangesNothing() {
    piracy.owns(MINOA, CARTOGRAPHY);
    called().names(EGYPT, MINOA, HATTI).states(MINOA, 4).answers(EGYPT, DONE);
    assertThat(piracy.counts(MINOA).cities()).isEqualTo(3);
  }

  @Test
  public void whoHasNoCoastalCityLosesNone() {
    called().names(EGYPT, MINOA, HATTI).states(MINOA, 0);
    assertThat(piracy.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
    piracy.refuses(new Event.Stated(EGYPT, 0), "refusal.span");
    piracy.refuses(new Event.Stated(HATTI, 5), "refusal.span");
  }

  @Test
  public void withoutACoastalCityItIsCancelledForEveryone() {
    piracy.call(PIRACY).answers(EGYPT, NO).isOverWithCalamities();
    assertThat(piracy.told("told.cancelled")).isTrue();
  }

  @Test
  public void unlessTheOthersStillSufferAsRuled() {
    Scenario ruled = Scenario.at(WEST_8, OTHERS_STILL_SUFFER).everybodyHas(4, 20);
    ruled.holds(EGYPT, PIRACY, ROME).call(PIRACY).names(EGYPT, MINOA, HATTI);
    ruled.states(EGYPT, 0).states(MINOA, 1).answers(EGYPT, DONE).states(HATTI, 0);
    assertThat(ruled.counts(EGYPT).cities()).isEqualTo(4);
    assertThat(ruled.counts(MINOA).cities()).isEqualTo(3);
  }

  @Test
  public void piratesTakeNoMoreThanTheBoxHolds() {
    Scenario many = Scenario.at(WEST_8);
    for (int turn = 0; turn < 5; turn++) {
      many.everybodyHas(9, 20);
      many.holds(EGYPT, PIRACY, ROME).call(PIRACY).answers(EGYPT, YES);
      many.names(EGYPT, MINOA, HATTI).states(MINOA, 1).answers(EGYPT, DONE);
      many.states(HATTI, 1).answers(EGYPT, DONE);
      if (turn < 4) {
        many.states(EGYPT, 2).answers(ROME, DONE).finishesTurn();
      }
    }
    many.isOverWithCalamities();
    assertThat(many.table().raiders().pirateCities()).isEqualTo(18);
    assertThat(many.counts(EGYPT).cities()).isEqualTo(9);
  }

  @Test
  public void onlyCitiesAreAskedFor() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, PIRACY, ROME).call(PIRACY);
    unknown.answers(EGYPT, YES).names(EGYPT, MINOA, HATTI).has(MINOA, CITIES, 0);
    unknown.has(HATTI, CITIES, 2).states(HATTI, 2).answers(EGYPT, DONE);
    unknown.has(EGYPT, CITIES, 1).states(EGYPT, 1).answers(ROME, DONE);
    unknown.isOverWithCalamities();
    assertThat(unknown.table().raiders().pirateCities()).isEqualTo(2);
  }

  @Test
  public void overTwoCopiesNobodyIsNamedTwiceAndBeneficiariesOfEitherAreSpared() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).holds(MINOA, PIRACY, ROME);
    two.holds(SABA, PIRACY, NUBIA).call(PIRACY).play(new Event.WentOn());
    two.answers(MINOA, YES).answers(SABA, YES);
    two.refuses(new Event.Named(MINOA, List.of(EGYPT, NUBIA)), "bar.beneficiary");
    two.refuses(new Event.Named(MINOA, List.of(EGYPT, SABA)), "bar.primary");
    two.names(MINOA, EGYPT, PARTHIA);
    two.refuses(new Event.Named(SABA, List.of(EGYPT, PERSIA)), "bar.secondary");
    two.names(SABA, PERSIA, HATTI).prompt(Prompt.Tasks.class);
  }

  @Test
  public void whoIsLeftIsNamedIfThereAreTooFew() {
    manyFleets(piracy).call(PIRACY).answers(EGYPT, YES);
    Prompt.Name name = piracy.prompt(Prompt.Name.class);
    assertThat(name.legal()).containsExactly(MINOA);
    assertThat(name.fewest()).isEqualTo(1);
    assertThat(name.most()).isEqualTo(1);
    piracy.names(EGYPT, MINOA);
    assertThat(piracy.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }

  @Test
  public void aTableMayRuleThatNobodyIsNamedIfThereAreTooFew() {
    Scenario strict = Scenario.at(WEST_8, NAME_NOBODY).everybodyHas(4, 20);
    manyFleets(strict.holds(EGYPT, PIRACY, ROME)).call(PIRACY).answers(EGYPT, YES);
    assertThat(strict.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
  }

  private static Scenario manyFleets(Scenario table) {
    for (Civilization immune : List.of(ASSYRIA, CARTHAGE, HATTI, IBERIA, HELLAS)) {
      table.owns(immune, NAVAL_WARFARE);
    }
    return table;
  }
}
