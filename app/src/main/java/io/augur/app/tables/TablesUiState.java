package io.augur.app.tables;

import java.util.List;

/** All that the screen of tables shows. */
record TablesUiState(Body body, Notice notice) {
  sealed interface Body {}

  record Loading() implements Body {}

  record Unreadable() implements Body {}

  record Empty() implements Body {}

  /** At least one table, newest first. */
  record Listed(List<TableRow> rows) implements Body {
    Listed {
      rows = List.copyOf(rows);
    }
  }
}
