package io.augur.app.summary;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.Recorded;
import io.augur.app.summary.SummaryUiState.Changed;
import io.augur.app.summary.SummaryUiState.Discarded;
import io.augur.app.summary.SummaryUiState.Lost;
import io.augur.app.summary.SummaryUiState.Told;
import io.augur.app.ui.Stretch;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class SummaryMapperTest {
  private final Stretch turn =
      SummaryMapper.calamities(Recorded.log("too-many-cards-5").history().now())
          .orElseThrow(AssertionError::new);

  @Test
  public void whoLostWhatIsCountedFromBeforePhase8() {
    assertThat(told(List.of()).lost())
        .contains(new Lost(Civilization.EGYPT, List.of(new Changed(Count.CITIES, 6, 2))));
  }

  @Test
  public void cardsOfPhase8WentUnresolved() {
    assertThat(told(List.of()).unresolved())
        .containsExactly(
            new Discarded(Civilization.MINOA, Calamity.SUPERSTITION),
            new Discarded(Civilization.EGYPT, Calamity.TYRANNY),
            new Discarded(Civilization.EGYPT, Calamity.FAMINE))
        .inOrder();
  }

  @Test
  public void aPhaseTakesAsLongAsItsQuestionsStood() {
    List<Instant> stored = new ArrayList<>();
    for (int i = 0; i < turn.states().size(); i++) {
      stored.add(Instant.EPOCH.plusSeconds(10L * i));
    }
    Told told = told(stored);
    assertThat(told.times().phases().get(Place.SELECTION)).isEqualTo(Duration.ofSeconds(30));
    assertThat(told.times().total())
        .isEqualTo(Duration.ofSeconds(10L * (turn.states().size() - 2)));
  }

  @Test
  public void withoutTimesNothingIsSaidOfThem() {
    assertThat(told(List.of()).times().isKnown()).isFalse();
  }

  @Test
  public void beforeTheFirstCalamityThereIsNothingToSumUp() {
    assertThat(SummaryMapper.calamities(Turn.begin(Setup.standard(5)))).isEmpty();
  }

  private Told told(List<Instant> times) {
    return (Told) SummaryMapper.map(turn, times);
  }
}
