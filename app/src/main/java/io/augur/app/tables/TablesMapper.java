package io.augur.app.tables;

import io.augur.app.data.Kept;
import io.augur.app.data.Reading;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** From what is known to what is shown. */
final class TablesMapper {
  private TablesMapper() {}

  static TablesUiState map(Reading reading, Notice notice, Clock clock) {
    return new TablesUiState(body(reading, clock), notice);
  }

  private static TablesUiState.Body body(Reading reading, Clock clock) {
    if (reading instanceof Reading.Games read) {
      return read.games().isEmpty()
          ? new TablesUiState.Empty()
          : new TablesUiState.Listed(rows(read.games(), clock));
    }
    return reading instanceof Reading.Unreadable
        ? new TablesUiState.Unreadable()
        : new TablesUiState.Loading();
  }

  private static List<TableRow> rows(List<Kept> games, Clock clock) {
    List<TableRow> rows = new ArrayList<>();
    for (Kept game : games) {
      rows.add(TableRow.of(game, clock));
    }
    return rows;
  }
}
