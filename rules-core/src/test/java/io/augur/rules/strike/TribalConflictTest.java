package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TRIBAL_CONFLICT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.ALL_15;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Test;

public final class TribalConflictTest {
  private final Scenario conflict =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, TRIBAL_CONFLICT);

  @Test
  public void fiveDamageAreTakenAnywhere() {
    conflict.begin();
    assertThat(conflict.owes(EGYPT)).isEqualTo(5);
    conflict.loses(EGYPT, new Worksheet(2, 0, List.of(2)));
    assertThat(conflict.counts(EGYPT)).isEqualTo(new Counts(2, 20, 0, 0, 0));
    assertThat(conflict.journal())
        .contains("Egypt removes 2 tokens and reduces 1 city to 2 tokens.");
  }

  @Test
  public void nobodyLosesMoreThanHeHas() {
    conflict.has(EGYPT, 0, 3).begin();
    assertThat(conflict.owes(EGYPT)).isEqualTo(3);
    conflict.loses(EGYPT, Worksheet.tokens(3));
    assertThat(conflict.counts(EGYPT).unitPoints()).isEqualTo(0);
    assertThat(conflict.journal())
        .contains("Egypt removes 3 tokens (5, but there is no more than 3).");
  }

  @Test
  public void whoHasNothingIsPassedBy() {
    conflict.has(EGYPT, 0, 0).begin();
    assertThat(conflict.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(conflict.journal()).contains("Egypt loses nothing: 5, but there is no more than 0.");
  }

  @Test
  public void advancesChangeNothing() {
    conflict.owns(EGYPT, Advance.values()).begin();
    assertThat(conflict.owes(EGYPT)).isEqualTo(5);
  }

  @Test
  public void twoCopiesAreTakenTogetherOrInOrder() {
    Scenario two = Scenario.at(ALL_15).everybodyHas(3, 20);
    two.holds(ROME, TRIBAL_CONFLICT).holds(MINOA, TRIBAL_CONFLICT).begin();
    assertThat(two.prompt(Prompt.Tasks.class).mayInsist()).containsExactly(ROME);
    two.insists(ROME);
    two.refuses(new Event.Took(ROME, Worksheet.tokens(5)), "refusal.waits");
    two.loses(MINOA, Worksheet.tokens(5)).loses(ROME, Worksheet.destroyed(1));
    assertThat(two.counts(ROME)).isEqualTo(new Counts(2, 20, 0, 0, 0));
  }
}
