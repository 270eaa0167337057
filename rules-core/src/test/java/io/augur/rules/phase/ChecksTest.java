package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CORRUPTION;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;
import static io.augur.rules.calamity.Calamity.TRIBAL_CONFLICT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.LineUp.WEST_9;
import static io.augur.rules.table.SpecialAbility.DIASPORA;
import static io.augur.rules.table.SpecialAbility.MONOTHEISM;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

/** Surplus, support and conflicts are looked at in phase 11 and not before. */
public final class ChecksTest {
  private final Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20);

  @Test
  public void betweenCalamitiesNobodyChecksSupport() {
    table.has(EGYPT, 6, 0).has(EGYPT, Count.CARDS, 0).has(MINOA, 3, 20);
    table.holds(EGYPT, SUPERSTITION).holds(MINOA, CORRUPTION).call(SUPERSTITION);
    table.loses(EGYPT, Worksheet.reduced(1, 1, 1)); // three tokens can't support three cities
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(CORRUPTION);
    table.call(CORRUPTION);
    assertThat(table.prompt(Prompt.Surplus.class).unsupported())
        .containsExactly(new Prompt.Support(EGYPT, 3, 3, 2));
  }

  @Test
  public void betweenAbilitiesNobodyChecksSupportAndNoConflictFollows() {
    table.owns(EGYPT, MONOTHEISM.advance(), DIASPORA.advance()).has(EGYPT, 3, 6);
    table.owns(MINOA, DIASPORA.advance()).has(EGYPT, Count.POSITION, 1).begin();
    table.play(
        new Event.Used(
            EGYPT,
            MONOTHEISM,
            List.of(new Change(ROME, Count.CITIES, -1), new Change(EGYPT, Count.CITIES, 1))));
    assertThat(table.prompt(Prompt.Abilities.class).player()).isEqualTo(EGYPT);
    table.answers(EGYPT, Answer.DONE);
    assertThat(table.prompt(Prompt.Abilities.class).player()).isEqualTo(MINOA);
    table.answers(MINOA, Answer.DONE);
    assertThat(table.prompt(Prompt.Surplus.class).unsupported())
        .containsExactly(new Prompt.Support(EGYPT, 4, 6, 2));
  }

  @Test
  public void tokensAboveThePopulationLimitStayUntilSurplusIsRemoved() {
    Scenario conflict = Scenario.at(WEST_9).everybodyHas(3, 20).has(EGYPT, 2, 4);
    conflict.holds(EGYPT, TRIBAL_CONFLICT).begin();
    conflict.loses(EGYPT, new Worksheet(4, 0, List.of(4)));
    assertThat(conflict.prompt(Prompt.Surplus.class).unsupported()).isEmpty();
    assertThat(conflict.counts(EGYPT).tokens()).isEqualTo(4);
    conflict.loses(EGYPT, Worksheet.tokens(2));
    assertThat(conflict.counts(EGYPT).tokens()).isEqualTo(2);
  }

  @Test
  public void supportIsCheckedAfterTheSurplusIsGone() {
    table.has(EGYPT, 5, 10).begin();
    assertThat(table.prompt(Prompt.Surplus.class).unsupported()).isEmpty();
    table.loses(EGYPT, Worksheet.tokens(1)).goesOn();
    assertThat(table.task(EGYPT, Prompt.Support.class))
        .isEqualTo(new Prompt.Support(EGYPT, 5, 9, 2));
    table.loses(EGYPT, Worksheet.reduced(1)).task(EGYPT, Prompt.Buy.class);
  }

  @Test
  public void whatAConflictCostsIsTakenOffBeforeSupportIsChecked() {
    table.has(EGYPT, 5, 8).begin().loses(EGYPT, Worksheet.destroyed(1));
    table.loses(MINOA, Worksheet.tokens(3)).goesOn();
    table.task(EGYPT, Prompt.Buy.class);
    assertThat(table.counts(EGYPT).cities()).isEqualTo(4);
  }
}
