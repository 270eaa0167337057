package io.augur.app.table;

import io.augur.app.data.SessionState;
import io.augur.app.ui.PresentCalamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Game;
import io.augur.rules.log.Fault;
import io.augur.rules.table.Place;
import io.augur.rules.view.SeatView;
import io.augur.rules.view.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the screen's state of a game's. */
final class TableMapper {
  private TableMapper() {}

  static TableUiState map(SessionState state) {
    if (state instanceof SessionState.Open open) {
      return shown(open, TableView.of(open.game()));
    }
    if (state instanceof SessionState.Gone) {
      return new TableUiState.Gone();
    }
    return state instanceof SessionState.Unreadable
        ? new TableUiState.Unreadable()
        : new TableUiState.Loading();
  }

  private static TableUiState shown(SessionState.Open open, TableView table) {
    List<TableUiState.Row> rows = new ArrayList<>();
    table.seats().forEach(seat -> rows.add(row(seat)));
    return new TableUiState.Shown(
        new TableUiState.Head(
            open.name(),
            table.turn(),
            open.game().place(),
            table.page().question(),
            open.damage().map(Fault::reason)),
        rows,
        next(open.game()),
        open.canUndo() ? TableUiState.Undo.POSSIBLE : TableUiState.Undo.NOTHING,
        open.said());
  }

  private static TableUiState.Row row(SeatView seat) {
    return new TableUiState.Row(
        seat.seat(),
        seat.counts().of(Count.POSITION),
        seat.counts().of(Count.CITIES),
        seat.advances().size(),
        seat.calamities());
  }

  private static TableUiState.Next next(Game game) {
    Optional<Place> phase = game.place();
    if (game.isOver()) {
      return new TableUiState.Nothing();
    }
    return phase.isPresent()
        ? new TableUiState.Walk(phase.get(), PresentCalamity.of(game))
        : new TableUiState.Gather();
  }
}
