package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.EPIDEMIC;
import static io.augur.rules.table.Advance.ANATOMY;
import static io.augur.rules.table.Advance.ENLIGHTENMENT;
import static io.augur.rules.table.Advance.MEDICINE;
import static io.augur.rules.table.Advance.ROADBUILDING;
import static io.augur.rules.table.Advance.TRADE_EMPIRE;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class EpidemicTest {
  private final Scenario epidemic =
      Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, EPIDEMIC, ROME);

  @Test
  public void everyCombinationOfAdvancesCountsForThePrimaryVictim() {
    for (Combos.Combo combo :
        new Combos()
            .and(MEDICINE, -5)
            .and(ENLIGHTENMENT, -5)
            .and(ANATOMY, 0)
            .and(ROADBUILDING, 5)
            .and(TRADE_EMPIRE, 5)
            .all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, EPIDEMIC, ROME);
      table.owns(EGYPT, combo.array()).call(EPIDEMIC).names(EGYPT, MINOA, HATTI);
      assertWithMessage("%s", combo).that(table.owes(EGYPT)).isEqualTo(15 + combo.sum());
    }
  }

  @Test
  public void everyCombinationOfAdvancesCountsForASecondaryVictim() {
    for (Combos.Combo combo :
        new Combos()
            .and(MEDICINE, -5)
            .and(ENLIGHTENMENT, 0)
            .and(ANATOMY, -5)
            .and(ROADBUILDING, 0)
            .and(TRADE_EMPIRE, 0)
            .all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, EPIDEMIC, ROME);
      table.owns(MINOA, combo.array()).call(EPIDEMIC).names(EGYPT, MINOA, HATTI);
      assertWithMessage("%s", combo).that(table.owes(MINOA)).isEqualTo(10 + combo.sum());
    }
  }

  @Test
  public void theTraderIsSpared() {
    epidemic.call(EPIDEMIC);
    Prompt.Name name = epidemic.prompt(Prompt.Name.class);
    assertThat(name.most()).isEqualTo(2);
    assertThat(name.legal()).containsNoneOf(EGYPT, ROME);
    epidemic.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME)), "bar.beneficiary");
    epidemic.names(EGYPT, MINOA, HATTI);
    assertThat(epidemic.journal())
        .containsAtLeast(
            "Rome traded it to Egypt last, and so is the beneficiary.",
            "Egypt names Minoa and Hatti as secondary victims.")
        .inOrder();
    epidemic.loses(MINOA, Worksheet.tokens(10)).loses(HATTI, Worksheet.destroyed(2));
    epidemic.loses(EGYPT, Worksheet.destroyed(3));
    assertThat(epidemic.counts(EGYPT)).isEqualTo(new Counts(0, 20, 0, 0, 0));
    assertThat(epidemic.counts(ROME)).isEqualTo(new Counts(3, 20, 0, 0, 0));
  }

  @Test
  public void whoDrewItSparesThePlayerWithTheFullestStock() {
    Scenario drawn = Scenario.at(WEST_8).everybodyHas(3, 20).has(HATTI, 2, 30);
    drawn.holds(EGYPT, EPIDEMIC).call(EPIDEMIC);
    drawn.refuses(new Event.Named(EGYPT, List.of(MINOA, HATTI)), "bar.beneficiary");
  }

  @Test
  public void othersSufferEvenIfThePrimaryVictimHasNothing() {
    epidemic.has(EGYPT, 0, 0).call(EPIDEMIC).names(EGYPT, MINOA, HATTI);
    assertThat(epidemic.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }

  @Test
  public void theStocksAreAskedOnlyIfNobodyTradedIt() {
    Scenario traded = Scenario.at(WEST_8).holds(EGYPT, EPIDEMIC, ROME).call(EPIDEMIC);
    assertThat(traded.prompt(Prompt.Name.class).player()).isEqualTo(EGYPT);
    Scenario drawn = Scenario.at(WEST_8).holds(EGYPT, EPIDEMIC).call(EPIDEMIC);
    assertThat(drawn.prompt(Prompt.HowMany.class).player()).isEqualTo(MINOA);
  }

  @Test
  public void ofTwoCopiesBothBeneficiariesAreSparedByBoth() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(3, 20);
    two.holds(MINOA, EPIDEMIC, EGYPT).holds(SABA, EPIDEMIC, ROME).call(EPIDEMIC).begin();
    two.refuses(new Event.Named(MINOA, List.of(HATTI, ROME)), "bar.beneficiary");
    two.refuses(new Event.Named(MINOA, List.of(HATTI, EGYPT)), "bar.beneficiary");
    two.refuses(new Event.Named(MINOA, List.of(HATTI, SABA)), "bar.primary");
    two.names(MINOA, HATTI, PARTHIA); // of either block
    two.refuses(new Event.Named(SABA, List.of(CARTHAGE, HATTI)), "bar.secondary");
    two.names(SABA, CARTHAGE, NUBIA);
    assertThat(two.prompt(Prompt.Tasks.class).tasks()).hasSize(6);
  }

  @Test
  public void aPrimaryVictimMayBenefitFromTheOtherCopy() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(3, 20);
    two.holds(MINOA, EPIDEMIC, SABA).holds(SABA, EPIDEMIC, MINOA).call(EPIDEMIC).begin();
    assertThat(two.table().had(EPIDEMIC, MINOA, Part.As.BENEFICIARY)).isTrue();
    assertThat(two.table().had(EPIDEMIC, SABA, Part.As.BENEFICIARY)).isTrue();
    two.names(MINOA, HATTI, PARTHIA).names(SABA, CARTHAGE, NUBIA);
    assertThat(two.owes(MINOA)).isEqualTo(15);
    assertThat(two.owes(SABA)).isEqualTo(15);
  }

  @Test
  public void inOrderTheSecondVictimNamesAfterTheFirstCopyIsOver() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(3, 20);
    two.holds(MINOA, EPIDEMIC, EGYPT).holds(SABA, EPIDEMIC, ROME).call(EPIDEMIC).insists(SABA);
    two.names(MINOA, HATTI, PARTHIA).loses(HATTI, Worksheet.tokens(10));
    two.loses(PARTHIA, Worksheet.tokens(10)).loses(MINOA, Worksheet.tokens(15));
    two.refuses(new Event.Named(SABA, List.of(CARTHAGE, EGYPT)), "bar.beneficiary");
    two.refuses(new Event.Named(SABA, List.of(CARTHAGE, HATTI)), "bar.secondary");
    two.refuses(new Event.Named(SABA, List.of(CARTHAGE, MINOA)), "bar.primary");
    two.names(SABA, CARTHAGE, NUBIA);
  }
}
