package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.NUBIA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class FamineCopiesTest {
  private final Scenario two =
      Scenario.at(ALL_12).everybodyHas(3, 20).holds(MINOA, FAMINE).holds(PARTHIA, FAMINE);

  @Test
  public void onlyPlayersOfTheOwnBlockAreNamed() {
    two.call(FAMINE).begin();
    Prompt.Name name = two.prompt(Prompt.Name.class);
    assertThat(name.player()).isEqualTo(MINOA);
    assertThat(name.legal()).containsExactly(CARTHAGE, HATTI, ROME, HELLAS, EGYPT).inOrder();
    two.refuses(new Event.Named(MINOA, List.of(HATTI, EGYPT, SABA)), "bar.block");
    two.refuses(new Event.Named(MINOA, List.of(HATTI, EGYPT, PARTHIA)), "bar.primary");
  }

  @Test
  public void inOrderTheSecondCopyBeginsAfterTheFirst() {
    two.call(FAMINE);
    two.refuses(new Event.Insisted(SABA), "refusal.two_copies");
    two.insists(PARTHIA).names(MINOA, CARTHAGE, HATTI, HELLAS);
    two.loses(MINOA, Worksheet.tokens(10)).loses(CARTHAGE, Worksheet.tokens(5));
    two.loses(HATTI, Worksheet.tokens(5)).loses(HELLAS, Worksheet.tokens(5));
    assertThat(two.prompt(Prompt.Name.class).player()).isEqualTo(PARTHIA);
    assertThat(two.table().piles().of(3)).containsExactly(FAMINE);
  }

  @Test
  public void victimsOfTheSecondCopyMayWaitForTheFirstEvenIfTheyRankHigher() {
    Scenario blocks = Scenario.at(ALL_12).everybodyHas(3, 20);
    blocks.holds(PARTHIA, FAMINE).holds(ROME, FAMINE).call(FAMINE).begin();
    blocks.names(ROME, CARTHAGE, HATTI, HELLAS).names(PARTHIA, SABA, ASSYRIA, NUBIA);
    assertThat(blocks.prompt(Prompt.Tasks.class).mayInsist()).contains(SABA);
    blocks.insists(SABA);
    blocks.refuses(new Event.Took(SABA, Worksheet.tokens(5)), "refusal.waits");
    blocks.loses(HELLAS, Worksheet.tokens(5)).loses(CARTHAGE, Worksheet.tokens(5));
    blocks.loses(HATTI, Worksheet.tokens(5)).loses(ROME, Worksheet.tokens(10));
    blocks.loses(SABA, Worksheet.tokens(5));
    assertThat(blocks.counts(SABA).tokens()).isEqualTo(15);
  }
}
