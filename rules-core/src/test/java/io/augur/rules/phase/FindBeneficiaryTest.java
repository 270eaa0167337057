package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.calamity.Calamity.TYRANNY;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.flow.Count.TREASURY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.ALL_18;
import static io.augur.rules.table.LineUp.WEST_5;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Test;

public final class FindBeneficiaryTest {

  private static Civilization beneficiary(Scenario scenario, Civilization victim) {
    return scenario.task(victim, Prompt.Annex.class).to();
  }

  private static Scenario drawn() {
    return Scenario.at(WEST_8).everybodyHas(6, 40).has(EGYPT, 5, 30).holds(EGYPT, CIVIL_WAR);
  }

  @Test
  public void mostCitiesInStockThenMostTokensInStock() {
    Scenario table = drawn().has(HATTI, 4, 46).has(ROME, 4, 43).has(HELLAS, 5, 25);
    assertThat(beneficiary(table.call(CIVIL_WAR), EGYPT)).isEqualTo(ROME);
    assertThat(table.told("told.beneficiary.stock")).isTrue();
  }

  @Test
  public void treasuryLeavesFewerTokensInStock() {
    Scenario table = drawn().has(HATTI, 4, 40).has(HATTI, TREASURY, 5).has(ROME, 4, 43);
    assertThat(beneficiary(table.call(CIVIL_WAR), EGYPT)).isEqualTo(ROME);
  }

  @Test
  public void rankingBreaksTheLastTie() {
    Scenario table = drawn().has(ROME, 4, 43).has(HATTI, 4, 43);
    assertThat(beneficiary(table.call(CIVIL_WAR), EGYPT)).isEqualTo(HATTI);
  }

  @Test
  public void neverTheVictimHimself() {
    Scenario table = drawn().has(EGYPT, 0, 50);
    assertThat(beneficiary(table.call(CIVIL_WAR), EGYPT)).isEqualTo(MINOA);
  }

  @Test
  public void theLastTraderWhateverTheStocks() {
    Scenario table = Scenario.at(WEST_8).everybodyHas(5, 20).has(ROME, 0, 0);
    table.holds(EGYPT, TREACHERY, HELLAS).call(TREACHERY);
    assertThat(beneficiary(table, EGYPT)).isEqualTo(HELLAS);
    assertThat(table.told("told.beneficiary.trader")).isTrue();
  }

  @Test
  public void aTraderOfTheOtherBlock() {
    Scenario table = Scenario.at(ALL_12).everybodyHas(5, 20).holds(MINOA, TREACHERY, SABA);
    assertThat(beneficiary(table.call(TREACHERY), MINOA)).isEqualTo(SABA);
  }

  @Test
  public void theFullestStockIfNobodyCanSayOrItWasDrawn() {
    for (Giver giver : List.of(Giver.UNKNOWN, Giver.DRAWN)) {
      Scenario table = Scenario.at(ALL_12).everybodyHas(5, 20).has(NUBIA, 2, 20);
      table.play(new Event.Holds(MINOA, TREACHERY, giver)).call(TREACHERY);
      assertThat(beneficiary(table, MINOA)).isEqualTo(NUBIA); // tradeable: of either block
    }
  }

  @Test
  public void aNonTradeableOneStaysInTheBlock() {
    Scenario table = Scenario.at(ALL_18).everybodyHas(5, 20).has(SABA, 0, 0).has(ROME, 4, 20);
    assertThat(beneficiary(table.holds(MINOA, TYRANNY).call(TYRANNY), MINOA)).isEqualTo(ROME);
  }

  @Test
  public void aTraderIsFoundWithoutAnyQuestion() {
    Scenario table = Scenario.at(WEST_5).holds(EGYPT, TREACHERY, MINOA).has(EGYPT, CITIES, 2);
    table.call(TREACHERY);
    assertThat(table.task(EGYPT, Prompt.HowMany.class))
        .isEqualTo(new Prompt.HowMany(MINOA, CITIES));
    assertThat(table.told("told.beneficiary.trader")).isTrue();
  }

  @Test
  public void onlyTheTiedAreAskedForTokensAndTreasury() {
    Scenario table = Scenario.at(WEST_5).holds(EGYPT, TYRANNY).call(TYRANNY);
    table.has(MINOA, CITIES, 3).has(ASSYRIA, CITIES, 5).has(HATTI, CITIES, 3);
    table.has(HELLAS, CITIES, 4);
    table.refuses(new Event.Has(ASSYRIA, TOKENS, 4), "refusal.how_many");
    table.has(MINOA, TOKENS, 20).has(MINOA, TREASURY, 8);
    table.has(HATTI, TOKENS, 20).has(HATTI, TREASURY, 7);
    table.has(EGYPT, CITIES, 4).has(EGYPT, TOKENS, 4);
    assertThat(beneficiary(table, EGYPT)).isEqualTo(HATTI);
  }

  @Test
  public void itIsFoundAnewAtTheMomentOfResolution() {
    Scenario table = drawn().has(ROME, 3, 40).holds(EGYPT, TYRANNY).call(CIVIL_WAR);
    table.annexes(ROME, EGYPT, 4, 0).call(TYRANNY);
    assertThat(beneficiary(table, EGYPT)).isEqualTo(MINOA);
  }
}
