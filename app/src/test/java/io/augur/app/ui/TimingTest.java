package io.augur.app.ui;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.Recorded;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.log.History;
import io.augur.rules.table.Place;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class TimingTest {
  private static final Duration STEP = Duration.ofSeconds(10);
  private static final History HISTORY = Recorded.log("whole-turn-west-8").history();

  private final List<Game> states = states();
  private final List<Instant> stored = new ArrayList<>();

  @Test
  public void aCalamityLastsFromItsCallToTheNextOne() {
    pass(STEP, states.size() - 1);
    Timing timing = Timing.of(states, stored);
    assertThat(timing.calamities())
        .containsExactly(
            Calamity.VOLCANIC_ERUPTION_OR_EARTHQUAKE,
            STEP.multipliedBy(19),
            Calamity.TREACHERY,
            STEP.multipliedBy(2))
        .inOrder();
    assertThat(timing.phases().get(Place.MAJOR_CALAMITIES)).isEqualTo(STEP.multipliedBy(21));
  }

  @Test
  public void whatComesBeforePhase8IsNotTimed() {
    pass(STEP, states.size() - 1);
    assertThat(Timing.of(states, stored).phases().keySet())
        .containsExactly(
            Place.MAJOR_CALAMITIES,
            Place.SPECIAL_ABILITIES,
            Place.SURPLUS,
            Place.ACQUISITION,
            Place.MARKERS)
        .inOrder();
  }

  @Test
  public void aPauseIsNotCounted() {
    int pause = first(Place.MAJOR_CALAMITIES);
    pass(STEP, pause);
    pass(Timing.LONGEST.plusMillis(1), 1);
    pass(STEP, states.size() - 1 - stored.size());
    assertThat(Timing.of(states, stored).phases().get(Place.MAJOR_CALAMITIES))
        .isEqualTo(STEP.multipliedBy(20));
  }

  @Test
  public void halfAnHourOfThinkingIs() {
    pass(STEP, first(Place.MAJOR_CALAMITIES));
    pass(Timing.LONGEST, 1);
    pass(STEP, states.size() - 1 - stored.size());
    assertThat(Timing.of(states, stored).phases().get(Place.MAJOR_CALAMITIES))
        .isEqualTo(STEP.multipliedBy(20).plus(Timing.LONGEST));
  }

  @Test
  public void aClockThatIsSetBackTakesNothingAway() {
    pass(STEP, first(Place.MAJOR_CALAMITIES));
    pass(Duration.ofHours(-1), 1);
    pass(STEP, states.size() - 1 - stored.size());
    assertThat(Timing.of(states, stored).phases().get(Place.MAJOR_CALAMITIES))
        .isEqualTo(STEP.multipliedBy(20));
  }

  @Test
  public void anImportedGameHasNoTimes() {
    pass(Duration.ZERO, states.size() - 1);
    assertThat(Timing.of(states, stored).isKnown()).isFalse();
  }

  @Test
  public void stepsThatWereUndoneAreNotCounted() {
    pass(STEP, states.size() - 1);
    List<Game> fewer = states.subList(0, first(Place.MAJOR_CALAMITIES) + 3);
    assertThat(Timing.of(fewer, stored).total()).isEqualTo(STEP.multipliedBy(2));
  }

  private static int first(Place phase) {
    return Recorded.log("whole-turn-west-8").first(phase);
  }

  private static List<Game> states() {
    List<Game> states = new ArrayList<>();
    for (int i = 0; i <= HISTORY.size(); i++) {
      states.add(HISTORY.state(i));
    }
    return states;
  }

  private void pass(Duration each, int steps) {
    for (int i = 0; i < steps; i++) {
      Instant last = stored.isEmpty() ? Instant.EPOCH : stored.get(stored.size() - 1);
      stored.add(last.plus(each));
    }
  }
}
