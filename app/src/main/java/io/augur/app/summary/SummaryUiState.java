package io.augur.app.summary;

import io.augur.app.ui.Timing;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Civilization;
import java.util.List;

/** All that the summary shows. */
sealed interface SummaryUiState {
  record Loading() implements SummaryUiState {}

  /** There is nothing to sum up, or it can't be read. */
  record Nothing() implements SummaryUiState {}

  /** A turn whose calamities are over, or as far as they have come. */
  record Told(
      int turn, List<Struck> struck, List<Lost> lost, List<Discarded> unresolved, Timing times)
      implements SummaryUiState {
    public Told {
      struck = List.copyOf(struck);
      lost = List.copyOf(lost);
      unresolved = List.copyOf(unresolved);
    }
  }

  /** A calamity that was resolved, and whom it concerned. */
  record Struck(
      Calamity calamity,
      List<Civilization> primary,
      List<Civilization> secondary,
      List<Civilization> beneficiaries) {}

  /** What a player had before and has now, where that is not the same. */
  record Lost(Civilization player, List<Changed> counts) {}

  /** A count that is another now. */
  record Changed(Count count, int before, int now) {}

  /** A card that phase 8 took from a hand. */
  record Discarded(Civilization player, Calamity calamity) {}
}
