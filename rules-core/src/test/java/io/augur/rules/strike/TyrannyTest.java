package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TYRANNY;
import static io.augur.rules.table.Advance.LAW;
import static io.augur.rules.table.Advance.MONARCHY;
import static io.augur.rules.table.Advance.PROVINCIAL_EMPIRE;
import static io.augur.rules.table.Advance.SCULPTURE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_13;
import static io.augur.rules.table.LineUp.ALL_18;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.NEVER_MORE;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import org.junit.Test;

public final class TyrannyTest {
  /** Rome has the fullest stock of all and benefits. */
  private final Scenario tyranny =
      Scenario.at(WEST_8).everybodyHas(4, 20).has(ROME, 1, 10).holds(EGYPT, TYRANNY);

  private static int annexed(Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(4, 20).owns(EGYPT, advances);
    return table.holds(EGYPT, TYRANNY).call(TYRANNY).owes(EGYPT);
  }

  @Test
  public void everyAdvanceAloneAndTogether() {
    assertThat(annexed()).isEqualTo(15);
    assertThat(annexed(SCULPTURE)).isEqualTo(10);
    assertThat(annexed(LAW)).isEqualTo(10);
    assertThat(annexed(SCULPTURE, LAW)).isEqualTo(5);
    assertThat(annexed(MONARCHY)).isEqualTo(20);
    assertThat(annexed(PROVINCIAL_EMPIRE)).isEqualTo(20);
    assertThat(annexed(MONARCHY, PROVINCIAL_EMPIRE)).isEqualTo(25);
    assertThat(annexed(MONARCHY, LAW)).isEqualTo(15);
    assertThat(annexed(MONARCHY, PROVINCIAL_EMPIRE, LAW, SCULPTURE)).isEqualTo(15);
  }

  @Test
  public void theBeneficiaryPicks() {
    tyranny.call(TYRANNY);
    Prompt.Annex annex = tyranny.task(EGYPT, Prompt.Annex.class);
    assertThat(annex.player()).isEqualTo(ROME);
    assertThat(annex.least()).isEqualTo(15);
    assertThat(annex.most()).isEqualTo(19);
    tyranny.refuses(new Event.Annexed(EGYPT, EGYPT, 3, 0), "refusal.not_asked");
    tyranny.annexes(ROME, EGYPT, 2, 5).isOverWithCalamities();
    assertThat(tyranny.counts(EGYPT).unitPoints()).isEqualTo(25);
    assertThat(tyranny.counts(ROME).unitPoints()).isEqualTo(30);
  }

  @Test
  public void whoHasLessLosesAll() {
    tyranny.has(EGYPT, 1, 3).call(TYRANNY);
    assertThat(tyranny.task(EGYPT, Prompt.Annex.class).least()).isEqualTo(8);
    assertThat(tyranny.task(EGYPT, Prompt.Annex.class).most()).isEqualTo(8);
    tyranny.refuses(new Event.Annexed(ROME, EGYPT, 1, 2), "refusal.annex.unit_points");
    tyranny.annexes(ROME, EGYPT, 1, 3);
    assertThat(tyranny.counts(EGYPT).unitPoints()).isEqualTo(0);
  }

  @Test
  public void whoHasNothingLosesNothing() {
    tyranny.has(EGYPT, 0, 0).call(TYRANNY).isOverWithCalamities();
  }

  @Test
  public void aCorrectionReDerivesTheDemand() {
    tyranny.call(TYRANNY).corrects(new Event.Owns(EGYPT, LAW));
    assertThat(tyranny.owes(EGYPT)).isEqualTo(10);
    tyranny.refuses(new Event.Annexed(ROME, EGYPT, 3, 0), "refusal.annex_slightly_other");
  }

  @Test
  public void aTableThatNeverTakesMoreMayTakeALittleLess() {
    Scenario never = Scenario.at(WEST_8, NEVER_MORE).everybodyHas(4, 20).has(ROME, 1, 10);
    never.holds(EGYPT, TYRANNY).call(TYRANNY);
    assertThat(never.task(EGYPT, Prompt.Annex.class).least()).isEqualTo(11);
    assertThat(never.task(EGYPT, Prompt.Annex.class).most()).isEqualTo(15);
  }

  @Test
  public void theBeneficiaryIsOfTheOwnBlockOnly() {
    Scenario big = Scenario.at(ALL_18).everybodyHas(5, 20).has(SABA, 0, 0).has(HELLAS, 4, 30);
    big.holds(MINOA, TYRANNY).call(TYRANNY);
    assertThat(big.task(MINOA, Prompt.Annex.class).to()).isEqualTo(HELLAS);
  }

  @Test
  public void twoCopiesAreResolvedTogetherOrInOrder() {
    Scenario two = Scenario.at(ALL_13).everybodyHas(5, 20).has(SABA, 4, 0).has(HELLAS, 4, 30);
    two.holds(EGYPT, TYRANNY).holds(MINOA, TYRANNY).call(TYRANNY);
    assertThat(two.prompt(Prompt.TwoCopies.class).primaryVictims())
        .containsExactly(MINOA, EGYPT)
        .inOrder();
    two.insists(EGYPT).refuses(new Event.Annexed(HELLAS, EGYPT, 3, 0), "refusal.annex_first");
    two.annexes(HELLAS, MINOA, 3, 0);
    assertThat(two.task(EGYPT, Prompt.Annex.class).to()).isEqualTo(SABA); // of Egypt's own block
  }
}
