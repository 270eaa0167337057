package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.table.Advance.DIPLOMACY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import org.junit.Test;

public final class TreacheryTest {
  private final Scenario treachery =
      Scenario.at(WEST_8).everybodyHas(4, 20).holds(HELLAS, TREACHERY, ROME);

  @Test
  public void theTraderTakesACity() {
    treachery.call(TREACHERY);
    Prompt.Annex annex = treachery.task(HELLAS, Prompt.Annex.class);
    assertThat(annex.player()).isEqualTo(ROME);
    assertThat(annex.to()).isEqualTo(ROME);
    assertThat(annex.from()).isEqualTo(HELLAS);
    assertThat(annex.least()).isEqualTo(1);
    assertThat(annex.most()).isEqualTo(1);
    treachery.annexes(ROME, HELLAS, 1, 0).isOverWithCalamities();
    assertThat(treachery.counts(ROME).cities()).isEqualTo(5);
    assertThat(treachery.counts(HELLAS).cities()).isEqualTo(3);
    assertThat(treachery.journal()).contains("Rome takes over 1 city from Hellas.");
  }

  @Test
  public void diplomacyAddsACity() {
    treachery.owns(HELLAS, DIPLOMACY).call(TREACHERY);
    assertThat(treachery.owes(HELLAS)).isEqualTo(2);
    treachery.refuses(new Event.Annexed(ROME, HELLAS, 1, 0), "refusal.annex.cities");
    treachery.annexes(ROME, HELLAS, 2, 0);
    assertThat(treachery.counts(ROME).cities()).isEqualTo(6);
  }

  @Test
  public void diplomacyOfTheBeneficiaryChangesNothing() {
    treachery.owns(ROME, DIPLOMACY).call(TREACHERY);
    assertThat(treachery.owes(HELLAS)).isEqualTo(1);
  }

  @Test
  public void onlyCitiesAndOnlyOfTheVictimAreTaken() {
    treachery.call(TREACHERY);
    treachery.refuses(new Event.Annexed(ROME, HELLAS, 1, 2), "worksheet.odd");
    treachery.refuses(new Event.Annexed(ROME, HELLAS, -1, 0), "worksheet.odd");
    treachery.refuses(new Event.Annexed(ROME, HELLAS, 5, 0), "worksheet.cities");
    treachery.refuses(new Event.Annexed(ROME, EGYPT, 1, 0), "refusal.annex_first");
    treachery.refuses(new Event.Annexed(HELLAS, ROME, 1, 0), "refusal.not_asked");
    treachery.refuses(new Event.WentOn(), "refusal.tasks_open");
  }

  @Test
  public void noMoreCitiesThanTheVictimHas() {
    treachery.owns(HELLAS, DIPLOMACY).has(HELLAS, 1, 3).call(TREACHERY);
    assertThat(treachery.owes(HELLAS)).isEqualTo(1);
  }

  @Test
  public void whereTheStockEndsPiratesCome() {
    treachery.owns(HELLAS, DIPLOMACY).has(ROME, 8, 3).call(TREACHERY);
    treachery.annexes(ROME, HELLAS, 2, 0);
    assertThat(treachery.counts(ROME).cities()).isEqualTo(9);
    assertThat(treachery.counts(HELLAS).cities()).isEqualTo(2);
    assertThat(treachery.table().raiders().pirateCities()).isEqualTo(1);
    assertThat(treachery.told("told.annexed_by_raiders")).isTrue();
  }

  @Test
  public void withoutACityItComesToNothingAndNobodyIsAskedForHisStock() {
    Scenario none = Scenario.at(WEST_8).holds(HELLAS, TREACHERY).call(TREACHERY);
    none.has(HELLAS, CITIES, 0).isOverWithCalamities();
    assertThat(none.told("told.cancelled")).isTrue();
  }

  @Test
  public void onlyTheCitiesOfVictimAndTraderAreAskedFor() {
    Scenario unknown = Scenario.at(WEST_8).holds(HELLAS, TREACHERY, ROME).call(TREACHERY);
    unknown.has(HELLAS, CITIES, 3).has(ROME, CITIES, 2).annexes(ROME, HELLAS, 1, 0);
    assertThat(unknown.counts(ROME).cities()).isEqualTo(3);
    unknown.isOverWithCalamities();
  }

  @Test
  public void twoCopiesWithOneBeneficiaryWhoMayBeOfTheOtherBlock() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).holds(MINOA, TREACHERY, PARTHIA);
    two.holds(SABA, TREACHERY, PARTHIA).call(TREACHERY).play(new Event.WentOn());
    two.refuses(new Event.Annexed(PARTHIA, SABA, 1, 0), "refusal.annex_first");
    two.annexes(PARTHIA, MINOA, 1, 0).annexes(PARTHIA, SABA, 1, 0);
    assertThat(two.counts(PARTHIA).cities()).isEqualTo(6);
  }

  @Test
  public void aPrimaryVictimMayBeTheBeneficiaryOfTheOtherCopy() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).holds(MINOA, TREACHERY, SABA);
    two.holds(SABA, TREACHERY, MINOA).call(TREACHERY).play(new Event.WentOn());
    two.annexes(MINOA, SABA, 1, 0).annexes(SABA, MINOA, 1, 0);
    assertThat(two.counts(MINOA).cities()).isEqualTo(4);
  }
}
