package io.augur.app.table;

import io.augur.app.data.Said;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Advances;
import io.augur.rules.words.Phrase;
import java.util.Map;

/** One player's facts as they would be once saved. */
record SeatUiState(
    Seat seat,
    Map<Count, Integer> counts,
    Map<Count, Phrase> problems,
    Advances owned,
    Save save,
    Said said) {
  SeatUiState {
    counts = Map.copyOf(counts);
    problems = Map.copyOf(problems);
  }

  /** Whether there is something to be saved, and whether it can be. */
  enum Save {
    NOTHING,
    POSSIBLE,
    REFUSED,
    READ_ONLY
  }
}
