package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.REGRESSION;
import static io.augur.rules.table.Advance.ENLIGHTENMENT;
import static io.augur.rules.table.Advance.FUNDAMENTALISM;
import static io.augur.rules.table.Advance.LIBRARY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.junit.Test;

public final class RegressionTest {
  private final Scenario regression =
      Scenario.at(WEST_8)
          .everybodyHas(5, 20)
          .has(EGYPT, Count.POSITION, 6)
          .holds(EGYPT, REGRESSION);

  @Test
  public void everyCombinationOfAdvancesCounts() {
    for (Combos.Combo combo : new Combos().and(FUNDAMENTALISM, 1).and(LIBRARY, -1).all()) {
      Scenario table = Scenario.at(WEST_8).has(EGYPT, Count.POSITION, 6).holds(EGYPT, REGRESSION);
      table.owns(EGYPT, combo.array()).call(REGRESSION);
      assertWithMessage("%s", combo)
          .that(table.counts(EGYPT).position())
          .isEqualTo(6 - 1 - combo.sum());
    }
  }

  /** E23: what follows in phase 13 is another step. */
  @Test
  public void theMarkerGoesBackAStep() {
    regression.call(REGRESSION);
    assertThat(regression.counts(EGYPT).position()).isEqualTo(5);
    assertThat(regression.journal()).contains("Egypt goes back 1 step on the A.S.T.");
    regression.has(EGYPT, Count.POSITION, 6);
    assertThat(regression.counts(EGYPT).position()).isEqualTo(6);
  }

  @Test
  public void libraryHoldsTheMarker() {
    regression.owns(EGYPT, LIBRARY).call(REGRESSION);
    assertThat(regression.counts(EGYPT).position()).isEqualTo(6);
    assertThat(regression.journal()).contains("Egypt loses nothing: 1 − 1 Library = 0.");
  }

  @Test
  public void theMarkerNeverGoesBelowTheStart() {
    regression.has(EGYPT, Count.POSITION, 1).owns(EGYPT, FUNDAMENTALISM).call(REGRESSION);
    assertThat(regression.counts(EGYPT).position()).isEqualTo(0);
  }

  @Test
  public void aMarkerAtTheStartCancelsIt() {
    regression.has(EGYPT, Count.POSITION, 0).owns(EGYPT, ENLIGHTENMENT).call(REGRESSION);
    assertThat(regression.journal())
        .contains("Regression comes to nothing for Egypt: the marker is still on the first space.");
    assertThat(regression.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void twoCitiesMayBeGivenUpForAStep() {
    regression.owns(EGYPT, ENLIGHTENMENT).call(REGRESSION);
    assertThat(regression.question(EGYPT))
        .isEqualTo(
            "Enlightenment gives Egypt a choice: destroy 2 cities, inland ones first,"
                + " to go back a step less? The marker would go back 1 step.");
    regression.answers(EGYPT, Answer.ACCEPTS);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 6));
    assertThat(regression.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void eachStepIsAskedOnItsOwn() {
    regression.owns(EGYPT, ENLIGHTENMENT, FUNDAMENTALISM).call(REGRESSION);
    regression.answers(EGYPT, Answer.ACCEPTS);
    assertThat(regression.question(EGYPT)).endsWith("The marker would go back 1 step.");
    regression.answers(EGYPT, Answer.DECLINES);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 5));
  }

  @Test
  public void bothStepsMayBeBoughtOff() {
    regression.owns(EGYPT, ENLIGHTENMENT, FUNDAMENTALISM).call(REGRESSION);
    regression.answers(EGYPT, Answer.ACCEPTS).answers(EGYPT, Answer.ACCEPTS);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(1, 20, 0, 0, 6));
  }

  @Test
  public void withThreeCitiesOnlyOneStepCanBeBoughtOff() {
    regression.has(EGYPT, 3, 20).owns(EGYPT, ENLIGHTENMENT, FUNDAMENTALISM).call(REGRESSION);
    regression.answers(EGYPT, Answer.ACCEPTS);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(1, 20, 0, 0, 5));
  }

  @Test
  public void oneStepFromTheStartOneSacrificeIsEnough() {
    regression.has(EGYPT, Count.POSITION, 1).owns(EGYPT, ENLIGHTENMENT, FUNDAMENTALISM);
    regression.call(REGRESSION).answers(EGYPT, Answer.ACCEPTS);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 1));
  }

  @Test
  public void withOneCityNothingIsOffered() {
    regression.has(EGYPT, 1, 20).owns(EGYPT, ENLIGHTENMENT).call(REGRESSION);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(1, 20, 0, 0, 5));
  }

  @Test
  public void whoIsHeldByLibraryIsNotAsked() {
    regression.owns(EGYPT, ENLIGHTENMENT, LIBRARY).call(REGRESSION);
    assertThat(regression.counts(EGYPT)).isEqualTo(new Counts(5, 20, 0, 0, 6));
  }

  @Test
  public void citiesAreAskedOnlyOfWhoMayGiveThemUp() {
    Scenario unknown = Scenario.at(WEST_8).has(EGYPT, Count.POSITION, 4).holds(EGYPT, REGRESSION);
    unknown.owns(EGYPT, ENLIGHTENMENT).call(REGRESSION);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    unknown.has(EGYPT, Count.CITIES, 2);
    unknown.refuses(new Event.Took(EGYPT, Worksheet.destroyed(2)), "refusal.bargain");
    unknown.answers(EGYPT, Answer.ACCEPTS);
    assertThat(unknown.counts(EGYPT).cities()).isEqualTo(0);
  }

  @Test
  public void ofTwoCopiesOneMayBeCancelled() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).has(ROME, Count.POSITION, 3);
    two.holds(ROME, REGRESSION).holds(SABA, REGRESSION).call(REGRESSION).begin();
    assertThat(two.counts(ROME).position()).isEqualTo(2);
    assertThat(two.counts(SABA).position()).isEqualTo(0);
    assertThat(two.told("told.cancelled")).isTrue();
  }
}
