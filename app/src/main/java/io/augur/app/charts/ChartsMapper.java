package io.augur.app.charts;

import io.augur.app.charts.ChartsUiState.Loss;
import io.augur.app.ui.Timing;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** From the states of a whole game to its charts. */
final class ChartsMapper {
  private ChartsMapper() {}

  /** The times are those at which the states behind the first were stored. */
  static ChartsUiState map(List<Game> states, List<Instant> stored) {
    Timing timing = Timing.of(states, stored);
    Suffered suffered = Suffered.in(states);
    Setup setup = states.get(0).table().setup();
    List<Loss> points = losses(setup, suffered::points);
    List<Loss> cities = losses(setup, suffered::cities);
    return timing.isKnown() || !points.isEmpty() || !cities.isEmpty()
        ? new ChartsUiState.Told(timing, points, cities)
        : new ChartsUiState.Nothing();
  }

  private static List<Loss> losses(Setup setup, ToIntFunction<Civilization> much) {
    List<Loss> losses = new ArrayList<>();
    for (Seat seat : setup.seats()) {
      int lost = much.applyAsInt(seat.civilization());
      if (lost > 0) {
        losses.add(new Loss(seat, lost));
      }
    }
    losses.sort((one, other) -> Integer.compare(other.much(), one.much()));
    return losses;
  }
}
