package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.flow.Count.TREASURY;
import static io.augur.rules.table.Advance.DEMOCRACY;
import static io.augur.rules.table.Advance.DRAMA_AND_POETRY;
import static io.augur.rules.table.Advance.MILITARY;
import static io.augur.rules.table.Advance.MUSIC;
import static io.augur.rules.table.Advance.PHILOSOPHY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.IBERIA;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.ADVANCES_MAY_CAUSE_CIVIL_WAR;
import static io.augur.rules.table.Reading.NEVER_MORE;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Test;

public final class CivilWarTest {
  /** Rome has the fullest stock of all and benefits. */
  private final Scenario war =
      Scenario.at(WEST_8).everybodyHas(4, 20).has(ROME, 1, 10).holds(EGYPT, CIVIL_WAR);

  private static int selected(int cities, int tokens, Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(4, 20).has(EGYPT, cities, tokens);
    return table.owns(EGYPT, advances).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR).owes(EGYPT);
  }

  @Test
  public void everythingAboveThirtyFiveChangesHands() {
    assertThat(selected(5, 30)).isEqualTo(20);
    assertThat(selected(5, 30, MILITARY)).isEqualTo(25);
    assertThat(selected(5, 30, PHILOSOPHY)).isEqualTo(25);
    assertThat(selected(5, 30, MILITARY, PHILOSOPHY)).isEqualTo(30);
    assertThat(selected(5, 30, MUSIC)).isEqualTo(15);
    assertThat(selected(5, 30, DRAMA_AND_POETRY)).isEqualTo(15);
    assertThat(selected(5, 30, DEMOCRACY)).isEqualTo(10);
    assertThat(selected(5, 30, MUSIC, DRAMA_AND_POETRY, DEMOCRACY)).isEqualTo(0);
    assertThat(selected(5, 30, MUSIC, DEMOCRACY, MILITARY)).isEqualTo(10);
    assertThat(selected(5, 12, DEMOCRACY)).isEqualTo(0);
  }

  @Test
  public void theVictimPicksAndTheBeneficiaryReplaces() {
    war.has(EGYPT, 5, 30).call(CIVIL_WAR);
    Prompt.Annex annex = war.task(EGYPT, Prompt.Annex.class);
    assertThat(annex.player()).isEqualTo(EGYPT);
    assertThat(annex.to()).isEqualTo(ROME);
    assertThat(annex.most()).isEqualTo(24);
    war.refuses(new Event.Annexed(ROME, EGYPT, 3, 4), "refusal.annex_slightly_other");
    war.refuses(new Event.Annexed(ROME, EGYPT, 5, 0), "refusal.annex_slightly_other");
    war.refuses(new Event.Annexed(ROME, EGYPT, 6, 0), "worksheet.cities");
    war.refuses(new Event.Annexed(ROME, EGYPT, 0, 31), "worksheet.tokens");
    war.refuses(new Event.Annexed(EGYPT, ROME, 2, 10), "refusal.not_asked");
    war.annexes(ROME, EGYPT, 2, 10).isOverWithCalamities();
    assertThat(war.counts(EGYPT).unitPoints()).isEqualTo(35);
    assertThat(war.counts(ROME).cities()).isEqualTo(3);
    assertThat(war.counts(ROME).tokens()).isEqualTo(20);
    assertThat(war.journal()).contains("Rome takes over 2 cities and 10 tokens from Egypt.");
  }

  @Test
  public void slightlyMoreOrNeverMoreIsARuling() {
    war.has(EGYPT, 5, 30).call(CIVIL_WAR).annexes(ROME, EGYPT, 4, 4);
    assertThat(war.counts(EGYPT).unitPoints()).isEqualTo(31);
    Scenario never = Scenario.at(WEST_8, NEVER_MORE).everybodyHas(4, 20).has(ROME, 1, 10);
    never.has(EGYPT, 5, 30).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR);
    never.refuses(new Event.Annexed(ROME, EGYPT, 4, 1), "refusal.annex_slightly_other");
    never.refuses(new Event.Annexed(ROME, EGYPT, 3, 0), "refusal.annex_slightly_other");
    never.annexes(ROME, EGYPT, 3, 1);
    assertThat(never.counts(EGYPT).unitPoints()).isEqualTo(39);
  }

  @Test
  public void aSmallCivilizationHasNoCivilWarWhateverItsAdvances() {
    assertThat(selected(3, 20, MILITARY, PHILOSOPHY)).isEqualTo(0);
    war.has(EGYPT, 3, 20).owns(EGYPT, MILITARY).call(CIVIL_WAR).isOverWithCalamities();
    assertThat(war.told("told.cancelled")).isTrue();
    assertThat(war.told("told.beneficiary.stock")).isFalse();
  }

  @Test
  public void unlessTheTableReadsItOtherwise() {
    Scenario sum = Scenario.at(WEST_8, ADVANCES_MAY_CAUSE_CIVIL_WAR).everybodyHas(4, 20);
    sum.has(EGYPT, 3, 18).owns(EGYPT, MILITARY).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR);
    assertThat(sum.owes(EGYPT)).isEqualTo(3);
    Scenario still = Scenario.at(WEST_8, ADVANCES_MAY_CAUSE_CIVIL_WAR).everybodyHas(4, 20);
    still.has(EGYPT, 3, 18).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR).isOverWithCalamities();
    assertThat(still.told("told.cancelled")).isTrue();
  }

  @Test
  public void whoIsSparedByHisAdvancesIsToldSo() {
    war.has(EGYPT, 5, 20).owns(EGYPT, DEMOCRACY).call(CIVIL_WAR).isOverWithCalamities();
    assertThat(war.told("told.spared")).isTrue();
    assertThat(war.told("told.cancelled")).isFalse();
  }

  @Test
  public void whatTheBeneficiaryCannotReplaceFallsToPiratesAndBarbarians() {
    Scenario war = Scenario.at(WEST_8).everybodyHas(9, 50).has(ROME, 8, 53);
    war.holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR).annexes(ROME, EGYPT, 3, 45);
    assertThat(war.counts(ROME).cities()).isEqualTo(9);
    assertThat(war.counts(ROME).tokens()).isEqualTo(55);
    assertThat(war.counts(EGYPT).unitPoints()).isEqualTo(35);
    assertThat(war.table().raiders().pirateCities()).isEqualTo(2);
    assertThat(war.table().raiders().barbarianTokens()).isEqualTo(43);
  }

  @Test
  public void whatNobodyCanReplaceStays() {
    Scenario war = Scenario.at(WEST_8).everybodyHas(9, 55).has(ROME, 8, 55);
    war.holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR).annexes(ROME, EGYPT, 2, 55);
    assertThat(war.table().raiders().barbarianTokens()).isEqualTo(50);
    assertThat(war.counts(EGYPT).tokens()).isEqualTo(5);
    assertThat(war.told("told.not_replaced")).isTrue();
  }

  @Test
  public void theStockIsAskedForOnlyAsFarAsItIsNeeded() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, CIVIL_WAR).call(CIVIL_WAR);
    unknown.has(EGYPT, CITIES, 5).has(EGYPT, TOKENS, 30);
    for (Civilization other : List.of(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, IBERIA)) {
      unknown.has(other, CITIES, 5);
    }
    unknown.has(HELLAS, CITIES, 4); // alone in front, so nobody's tokens matter
    unknown.annexes(HELLAS, EGYPT, 4, 0).isOverWithCalamities();
    assertThat(unknown.counts(HELLAS).cities()).isEqualTo(8);
    assertThat(unknown.counts(HELLAS).knows(TOKENS)).isFalse();
  }

  @Test
  public void tokensOfTheBeneficiaryAreAskedForWhenTokensAreTaken() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, CIVIL_WAR).has(EGYPT, 5, 30);
    for (Civilization other : List.of(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, IBERIA)) {
      unknown.has(other, CITIES, 5);
    }
    unknown.has(HELLAS, CITIES, 4).call(CIVIL_WAR).annexes(HELLAS, EGYPT, 0, 20);
    unknown.has(HELLAS, TOKENS, 30).has(HELLAS, TREASURY, 10).isOverWithCalamities();
    assertThat(unknown.counts(HELLAS).tokens()).isEqualTo(45);
    assertThat(unknown.table().raiders().barbarianTokens()).isEqualTo(5);
  }

  @Test
  public void twoCopiesEachInItsOwnBlock() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(6, 20).has(ROME, 1, 5).has(NUBIA, 1, 5);
    two.holds(MINOA, CIVIL_WAR).holds(SABA, CIVIL_WAR).call(CIVIL_WAR).play(new Event.WentOn());
    two.annexes(NUBIA, SABA, 3, 0).annexes(ROME, MINOA, 0, 15).isOverWithCalamities();
    assertThat(two.counts(NUBIA).cities()).isEqualTo(4);
    assertThat(two.counts(ROME).tokens()).isEqualTo(20);
  }
}
