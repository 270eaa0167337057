package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.*;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.IBERIA;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class CallsTest {
  private static final List<Calamity> IN_ORDER =
      List.of(
          VOLCANIC_ERUPTION_OR_EARTHQUAKE,
          TREACHERY,
          FAMINE,
          SLAVE_REVOLT,
          FLOOD,
          SUPERSTITION,
          CIVIL_WAR,
          BARBARIAN_HORDES,
          CYCLONE,
          EPIDEMIC,
          TYRANNY,
          CIVIL_DISORDER,
          CORRUPTION,
          ICONOCLASM_AND_HERESY,
          REGRESSION,
          PIRACY);

  @Test
  public void allSixteenMajorsAreCalledByStackAndNonTradeableFirst() {
    Scenario table = Scenario.at(LineUp.WEST_8);
    for (int i = 0; i < IN_ORDER.size(); i++) {
      table.holds(holder(i), IN_ORDER.get(i));
    }
    table.begin();
    List<Calamity> called = new ArrayList<>();
    for (int i = 0; i < IN_ORDER.size(); i++) {
      Prompt.Call call = table.prompt(Prompt.Call.class);
      called.add(call.calamity());
      assertThat(call.holders()).containsExactly(holder(i));
      table.corrected(new Event.HoldsNot(holder(i), call.calamity()));
    }
    assertThat(called).isEqualTo(IN_ORDER);
    table.prompt(Prompt.Surplus.class);
  }

  private static Civilization holder(int card) {
    return LineUp.WEST_8.civilizations().get(card % 8);
  }

  @Test
  public void onlyTheNextNameCanBeCalled() {
    Scenario table = Scenario.at(LineUp.WEST_8).holds(ROME, SUPERSTITION).holds(EGYPT, FAMINE);
    table.begin().refuses(new Event.Called(SUPERSTITION), "refusal.call_first");
    table.refuses(new Event.WentOn(), "refusal.call_first");
  }

  @Test
  public void aPlayersMinorsComeByStackBeforeAnyMajor() {
    Scenario table = Scenario.at(LineUp.ALL_10).everybodyHas(3, 20);
    table.holds(HELLAS, COASTAL_MIGRATION, SQUANDERED_WEALTH, MINOR_UPRISING);
    table.holds(MINOA, FAMINE).begin();
    assertThat(table.journal())
        .containsAtLeast(
            "Hellas reveals Squandered Wealth.",
            "Hellas reveals Minor Uprising.",
            "Hellas reveals Coastal Migration.")
        .inOrder();
    assertThat(table.task(HELLAS, Prompt.Lose.class).calamity()).isEqualTo(MINOR_UPRISING);
    table.loses(HELLAS, Worksheet.destroyed(1));
    table.task(HELLAS, Prompt.State.class);
    table.play(new Event.Stated(HELLAS, 0));
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(FAMINE);
    assertThat(table.table().player(HELLAS).hand()).isEmpty();
  }

  @Test
  public void minorsOfSeveralPlayersRunTogetherUnlessOneWaits() {
    Scenario table = Scenario.at(LineUp.ALL_16).everybodyHas(3, 20);
    table.holds(MINOA, TRIBAL_CONFLICT).holds(EGYPT, TRIBAL_CONFLICT).begin();
    assertThat(table.prompt(Prompt.Tasks.class).mayInsist()).containsExactly(EGYPT);
    table.refuses(new Event.Insisted(MINOA), "refusal.nobody_before").insists(EGYPT);
    table.refuses(new Event.Took(EGYPT, Worksheet.tokens(5)), "refusal.waits");
    table.refuses(new Event.WentOn(), "refusal.tasks_open");
    table.loses(MINOA, Worksheet.tokens(5)).loses(EGYPT, Worksheet.tokens(5));
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(15);
  }

  @Test
  public void twoHoldersOfOneNameFollowTheRankingOrGoTogether() {
    Scenario tyranny = Scenario.at(LineUp.ALL_13).holds(EGYPT, TYRANNY).holds(MINOA, TYRANNY);
    tyranny.call(TYRANNY);
    assertThat(tyranny.prompt(Prompt.TwoCopies.class).primaryVictims())
        .containsExactly(MINOA, EGYPT)
        .inOrder();
    tyranny.refuses(new Event.Insisted(ROME), "refusal.two_copies");
    tyranny.refuses(new Event.Answered(MINOA, Answer.DONE), "refusal.two_copies");
  }

  @Test
  public void insistedUponTheFirstCopyIsOverBeforeTheSecondNames() {
    Scenario table = twoEpidemics().insists(EGYPT);
    assertThat(table.prompt(Prompt.Name.class).player()).isEqualTo(MINOA);
    table.names(MINOA, ROME, HELLAS).loses(MINOA, Worksheet.tokens(15));
    table.loses(ROME, Worksheet.tokens(10)).loses(HELLAS, Worksheet.tokens(10));
    assertThat(table.prompt(Prompt.Name.class).player()).isEqualTo(EGYPT);
    assertThat(table.prompt(Prompt.Name.class).legal()).containsNoneOf(MINOA, ROME, HELLAS, IBERIA);
  }

  @Test
  public void togetherAllAreNamedBeforeAnybodyLoses() {
    Scenario table = twoEpidemics().goesOn().names(MINOA, ROME, HELLAS);
    table.refuses(new Event.Took(MINOA, Worksheet.tokens(15)), "refusal.name_first");
    Prompt.Name second = table.prompt(Prompt.Name.class);
    table.names(EGYPT, second.legal().subList(0, 2).toArray(new Civilization[0]));
    assertThat(second.legal().get(1)).isEqualTo(ASSYRIA);
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(6);
    table.insists(ASSYRIA).refuses(new Event.Took(ASSYRIA, Worksheet.tokens(10)), "refusal.waits");
  }

  @Test
  public void aCopyThatComesToLightLaterIsCalledAgainAndCountsOn() {
    Scenario table = Scenario.at(LineUp.ALL_18).everybodyHas(3, 20);
    table.holds(MINOA, TREACHERY, IBERIA).call(TREACHERY);
    table.corrected(new Event.Holds(EGYPT, TREACHERY, Giver.traded(IBERIA)));
    table.annexes(IBERIA, MINOA, 1, 0).call(TREACHERY);
    assertThat(table.table().parts(TREACHERY))
        .containsAtLeast(
            new Part(TREACHERY, 0, MINOA, Part.As.PRIMARY_VICTIM),
            new Part(TREACHERY, 1, EGYPT, Part.As.PRIMARY_VICTIM));
    assertThat(table.told("told.reveals")).isTrue();
  }

  private static Scenario twoEpidemics() {
    Scenario table = Scenario.at(LineUp.ALL_18).everybodyHas(3, 20);
    table.holds(EGYPT, EPIDEMIC, IBERIA).holds(MINOA, EPIDEMIC, IBERIA);
    return table.call(EPIDEMIC);
  }
}
