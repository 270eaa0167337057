package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Advance.*;
import static io.augur.rules.table.Civilization.*;
import static org.junit.Assert.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class TrackTest {
  @Test
  public void everyEpochAsksForWhatTheFactsAskFor() {
    List<FactTable.Row> facts = FactTable.read("requirements");
    assertThat(facts).hasSize(Track.values().length * Epoch.values().length);
    for (FactTable.Row fact : facts) {
      Requirement requirement =
          Epoch.byKey(fact.get("epoch")).requirement(Track.byKey(fact.get("track")));
      Map<String, String> row = new LinkedHashMap<>();
      row.put("track", fact.get("track"));
      row.put("epoch", fact.get("epoch"));
      row.put("cities", "" + requirement.cities());
      row.put("advances", "" + requirement.advances());
      row.put("lowest", requirement.lowest().key());
      row.put("highest", requirement.highest().key());
      row.put("points", "" + requirement.points());
      assertWithMessage(fact.toString()).that(row).containsExactlyEntriesIn(fact.cells());
    }
  }

  @Test
  public void theExpertTrackIsOneSpaceLonger() {
    assertThat(Track.BASIC.lastSpace() * Track.POINTS_PER_SPACE).isEqualTo(75);
    assertThat(Track.EXPERT.lastSpace() * Track.POINTS_PER_SPACE).isEqualTo(80);
  }

  @Test
  public void minoaLeavesTheStoneAgeOneSpaceLaterThanAssyria() {
    assertThat(Track.BASIC.epochAt(MINOA, 5)).isEqualTo(Epoch.STONE_AGE);
    assertThat(Track.BASIC.epochAt(ASSYRIA, 5)).isEqualTo(Epoch.EARLY_BRONZE_AGE);
    assertThat(Track.BASIC.epochAt(MINOA, 6)).isEqualTo(Epoch.EARLY_BRONZE_AGE);
    assertThat(Track.EXPERT.epochAt(MINOA, 8)).isEqualTo(Epoch.MIDDLE_BRONZE_AGE);
    assertThat(Track.BASIC.epochAt(MINOA, 8)).isEqualTo(Epoch.EARLY_BRONZE_AGE);
    assertThat(Track.EXPERT.epochAt(MINOA, 16)).isEqualTo(Epoch.LATE_IRON_AGE);
  }

  @Test
  public void aSpaceOffTheTrackIsRefused() {
    assertRefused("position < 0 or > 15: 16", () -> Track.BASIC.epochAt(MINOA, 16));
    assertRefused("position < 0 or > 16: -1", () -> Track.EXPERT.epochAt(MINOA, -1));
  }

  @Test
  public void theLateBronzeAgeOfTheBasicTrackCountsOnlyDearAdvances() {
    Requirement requirement = Epoch.LATE_BRONZE_AGE.requirement(Track.BASIC);
    Advances two = Advances.of(LAW, LIBRARY, POTTERY);
    assertThat(requirement.metBy(3, two)).isFalse();
    assertThat(requirement.metBy(3, two.with(AGRICULTURE))).isTrue();
    assertThat(requirement.metBy(2, two.with(AGRICULTURE))).isFalse();
  }

  @Test
  public void wonderOfTheWorldStandsForACity() {
    Requirement requirement = Epoch.EARLY_BRONZE_AGE.requirement(Track.BASIC);
    assertThat(requirement.metBy(1, Advances.none())).isFalse();
    assertThat(requirement.metBy(1, Advances.of(WONDER_OF_THE_WORLD))).isTrue();
  }

  @Test
  public void theExpertTrackCountsPointsAndCheapAdvances() {
    Requirement middle = Epoch.MIDDLE_BRONZE_AGE.requirement(Track.EXPERT);
    assertThat(middle.metBy(3, Advances.of(LAW, POTTERY))).isFalse();
    assertThat(middle.metBy(3, Advances.of(LAW, POTTERY, DEISM))).isTrue();
    Requirement late = Epoch.LATE_IRON_AGE.requirement(Track.EXPERT);
    assertThat(late.metBy(6, Advances.all())).isTrue();
    assertThat(late.metBy(6, Advances.all().without(POTTERY))).isFalse();
  }

  @Test
  public void aRequirementNamesItsTiersAndNumbers() {
    Requirement requirement = Epoch.EARLY_IRON_AGE.requirement(Track.EXPERT);
    assertThat(requirement.tiers()).isEqualTo("first_first");
    assertThat(requirement.numbers())
        .containsExactly("advances", 10, "below", 100, "cities", 5, "from", 0, "points", 38);
  }

  private static void assertRefused(String message, org.junit.function.ThrowingRunnable attempt) {
    assertThat(assertThrows(IllegalArgumentException.class, attempt))
        .hasMessageThat()
        .isEqualTo(message);
  }
}
