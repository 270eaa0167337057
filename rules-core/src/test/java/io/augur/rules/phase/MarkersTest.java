package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.WONDER_OF_THE_WORLD;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Prompt.Markers.Proposal;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Epoch;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Track;
import org.junit.Test;

public final class MarkersTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);

  @Test
  public void inTheStoneAgeEveryMarkerMovesAndNobodyIsAsked() {
    Scenario unknown = Scenario.at(LineUp.WEST_8).begin();
    Prompt.Markers markers = unknown.reaches(Prompt.Markers.class);
    assertThat(markers.proposals()).hasSize(8);
    assertThat(markers.proposals().get(0).player()).isEqualTo(MINOA);
    unknown.goesOn();
    assertThat(unknown.counts(ROME).position()).isEqualTo(1);
    assertThat(unknown.journal()).contains("The marker of Rome moves forward to space 1.");
    assertThat(unknown.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void theNextSpaceShowsWhatItAsksFor() {
    table.has(EGYPT, Count.POSITION, 4).has(EGYPT, 1, 20).begin();
    Proposal stays = proposal(EGYPT);
    assertThat(stays.epoch()).isEqualTo(Epoch.EARLY_BRONZE_AGE);
    assertThat(stays.requirement()).isEqualTo(Epoch.EARLY_BRONZE_AGE.requirement(Track.BASIC));
    assertThat(stays.steps()).isEqualTo(0);
    table.refuses(new Event.Moved(EGYPT, 1), "refusal.marker");
    table.corrected(new Event.Has(EGYPT, Count.CITIES, 2));
    assertThat(proposal(EGYPT).steps()).isEqualTo(1);
    table
        .play(new Event.Moved(EGYPT, 1))
        .refuses(new Event.Moved(EGYPT, 1), "refusal.markers_first");
    table.goesOn();
    assertThat(table.counts(EGYPT).position()).isEqualTo(5);
  }

  @Test
  public void whatWasCountedIsNotTakenIntoTheNextTurn() {
    table.has(EGYPT, Count.CARDS, 4).has(EGYPT, Count.TREASURY, 7).begin().finishesTurn();
    assertThat(table.counts(EGYPT))
        .isEqualTo(new Counts(Count.UNKNOWN, Count.UNKNOWN, Count.UNKNOWN, Count.UNKNOWN, 1));
  }

  @Test
  public void theTableMayLeaveAMarkerWhereItIs() {
    table.begin().reaches(Prompt.Markers.class);
    table.refuses(new Event.Moved(ROME, 2), "refusal.marker").play(new Event.Moved(ROME, 0));
    table.goesOn();
    assertThat(table.counts(ROME).position()).isEqualTo(0);
    assertThat(table.counts(EGYPT).position()).isEqualTo(1);
  }

  @Test
  public void wonderOfTheWorldStandsForTheMissingCity() {
    table.has(EGYPT, Count.POSITION, 4).has(EGYPT, 1, 20).owns(EGYPT, WONDER_OF_THE_WORLD).begin();
    assertThat(proposal(EGYPT).steps()).isEqualTo(1);
  }

  @Test
  public void aStepBackInThisTurnDoesNotStopTheStepForward() {
    table.has(EGYPT, Count.POSITION, 6).begin();
    table.corrected(new Event.Has(EGYPT, Count.POSITION, 5)).finishesTurn();
    assertThat(table.counts(EGYPT).position()).isEqualTo(6);
  }

  @Test
  public void citiesAreAskedForOnlyWhereTheyDecide() {
    Scenario unknown = Scenario.at(LineUp.WEST_8).has(EGYPT, Count.POSITION, 4);
    unknown.has(ROME, Count.POSITION, 8).begin().reaches(Prompt.HowMany.class);
    assertThat(unknown.prompt(Prompt.HowMany.class))
        .isEqualTo(new Prompt.HowMany(EGYPT, Count.CITIES));
    unknown.has(EGYPT, Count.CITIES, 2).prompt(Prompt.Markers.class);
  }

  @Test
  public void onTheExpertTrackWhoHasNoCityFallsBack() {
    Scenario expert = Scenario.at(LineUp.WEST_8, Track.EXPERT).everybodyHas(0, 20);
    expert.has(EGYPT, Count.POSITION, 6).has(ROME, Count.POSITION, 3).begin().finishesTurn();
    assertThat(expert.counts(EGYPT).position()).isEqualTo(5);
    assertThat(expert.counts(ROME).position()).isEqualTo(4);
    assertThat(expert.told("told.marker_back")).isTrue();
  }

  @Test
  public void onTheBasicTrackNobodyFallsBack() {
    Scenario basic = Scenario.at(LineUp.WEST_8).everybodyHas(0, 20);
    basic.has(EGYPT, Count.POSITION, 6).begin().finishesTurn();
    assertThat(basic.counts(EGYPT).position()).isEqualTo(6);
  }

  @Test
  public void theLastSpaceIsTheEndAndTheTableIsTold() {
    for (Advance advance : Advance.values()) {
      table.owns(EGYPT, advance);
    }
    table.has(EGYPT, 5, 30).has(EGYPT, Count.POSITION, 14).begin().finishesTurn();
    assertThat(table.counts(EGYPT).position()).isEqualTo(15);
    assertThat(table.told("track.basic.end")).isTrue();
    table.begin().finishesTurn();
    assertThat(table.counts(EGYPT).position()).isEqualTo(15);
    table.play(new Event.Ended());
    assertThat(table.game().isOver()).isTrue();
  }

  private Proposal proposal(Civilization player) {
    return table.reaches(Prompt.Markers.class).proposals().stream()
        .filter(it -> it.player() == player)
        .findFirst()
        .orElseThrow(AssertionError::new);
  }
}
