package io.augur.app.charts;

import io.augur.app.ui.Timing;
import io.augur.rules.flow.Seat;
import java.util.List;

/** All that the charts show. */
sealed interface ChartsUiState {
  record Loading() implements ChartsUiState {}

  /** No calamity has come yet, or the game can't be read. */
  record Nothing() implements ChartsUiState {}

  /** A whole game; whoever lost most comes first, and who lost nothing is not there. */
  record Told(Timing timing, List<Loss> points, List<Loss> cities) implements ChartsUiState {
    public Told {
      points = List.copyOf(points);
      cities = List.copyOf(cities);
    }
  }

  /** How much of something a player has lost. */
  record Loss(Seat player, int much) {}
}
