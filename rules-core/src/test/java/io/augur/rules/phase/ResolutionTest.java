package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.PERSIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class ResolutionTest {

  private static Scenario twoFamines() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 30).holds(MINOA, FAMINE);
    return two.holds(SABA, FAMINE).call(FAMINE);
  }

  @Test
  public void togetherAllAreNamedBeforeAnybodyLoses() {
    Scenario two = twoFamines().play(new Event.WentOn());
    two.names(MINOA, ROME, HATTI, EGYPT);
    two.refuses(new Event.Took(ROME, Worksheet.tokens(5)), "refusal.name_first");
    two.names(SABA, NUBIA, PERSIA, PARTHIA);
    assertThat(two.prompt(Prompt.Tasks.class).tasks()).hasSize(8);
    two.loses(PARTHIA, Worksheet.tokens(5)).loses(SABA, Worksheet.tokens(10));
    two.loses(MINOA, Worksheet.tokens(10));
  }

  @Test
  public void aPrimaryVictimMayInsistOnOneAfterTheOther() {
    Scenario two = twoFamines();
    two.refuses(new Event.Insisted(ROME), "refusal.two_copies");
    two.insists(SABA).names(MINOA, ROME, HATTI, EGYPT);
    two.loses(MINOA, Worksheet.tokens(10)).loses(ROME, Worksheet.tokens(5));
    two.loses(HATTI, Worksheet.tokens(5));
    two.refuses(new Event.Named(SABA, List.of(NUBIA, PERSIA, PARTHIA)), "refusal.not_asked");
    two.loses(EGYPT, Worksheet.tokens(5));
    assertThat(two.table().player(MINOA).hand()).isEmpty();
    two.names(SABA, NUBIA, PERSIA, PARTHIA);
  }

  @Test
  public void aVictimOfTheSecondCopyMayWaitForTheWholeFirstOne() {
    Scenario two = twoFamines().play(new Event.WentOn());
    two.names(MINOA, ROME, HATTI, EGYPT).names(SABA, ASSYRIA, PERSIA, PARTHIA);
    two.insists(ASSYRIA); // ranked above Rome and Egypt, but of the second copy
    two.refuses(new Event.Took(ASSYRIA, Worksheet.tokens(5)), "refusal.waits");
    two.loses(MINOA, Worksheet.tokens(10)).loses(ROME, Worksheet.tokens(5));
    two.loses(HATTI, Worksheet.tokens(5)).loses(EGYPT, Worksheet.tokens(5));
    two.refuses(new Event.Took(ASSYRIA, Worksheet.tokens(5)), "refusal.waits"); // for Saba
    two.loses(SABA, Worksheet.tokens(10)).loses(ASSYRIA, Worksheet.tokens(5));
  }

  @Test
  public void nobodySuffersFromBothCopiesOfANamedCalamity() {
    Scenario two = twoFamines().play(new Event.WentOn());
    two.refuses(new Event.Named(MINOA, List.of(ROME, HATTI, SABA)), "bar.primary");
    two.refuses(new Event.Named(MINOA, List.of(ROME, HATTI, NUBIA)), "bar.block");
    two.names(MINOA, ROME, HATTI, EGYPT);
    two.refuses(new Event.Named(SABA, List.of(ROME, NUBIA, PERSIA)), "bar.secondary");
  }

  @Test
  public void cancellingOneCopyDoesNotCancelTheOther() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 30).has(MINOA, 0, 5);
    two.holds(MINOA, TREACHERY, ROME).holds(SABA, TREACHERY, ROME).call(TREACHERY);
    two.play(new Event.WentOn()).annexes(ROME, SABA, 1, 0).isOverWithCalamities();
    assertThat(two.told("told.cancelled")).isTrue();
  }

  @Test
  public void inOrderTheSecondCopyIsCheckedAfterTheFirstIsResolved() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 30).has(SABA, 0, 5);
    two.holds(MINOA, TREACHERY, SABA).holds(SABA, TREACHERY, ROME).call(TREACHERY);
    two.insists(SABA).annexes(SABA, MINOA, 1, 0); // now Saba has a city to lose
    two.annexes(ROME, SABA, 1, 0).isOverWithCalamities();
    assertThat(two.told("told.cancelled")).isFalse();
  }

  @Test
  public void whoIsAskedInTwoLanesAnswersTheEarlierOne() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 30).holds(MINOA, TREACHERY, ROME);
    two.holds(SABA, TREACHERY, ROME).call(TREACHERY).play(new Event.WentOn());
    Prompt.Tasks tasks = two.prompt(Prompt.Tasks.class);
    assertThat(tasks.tasks().get(0).waitsFor()).isEmpty();
    assertThat(tasks.tasks().get(1).waitsFor()).containsExactly(MINOA);
  }
}
