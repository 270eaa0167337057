package io.augur.app.journal;

import io.augur.rules.log.Fault;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;

/** All that the journal shows. */
record JournalUiState(Body body, Filter filter) {
  sealed interface Body {}

  record Loading() implements Body {}

  record Unreadable() implements Body {}

  record Gone() implements Body {}

  /**
   * What happened at this table, as far as the filter lets it pass; after how many of how many
   * events it stands, and where its log stops making sense.
   */
  record Told(
      String table,
      List<Civilization> players,
      List<Story.Row> rows,
      int at,
      int size,
      Optional<Fault> damage)
      implements Body {
    Told {
      players = List.copyOf(players);
      rows = List.copyOf(rows);
    }

    boolean canUndo() {
      return at > 0 && !damage.isPresent();
    }

    boolean canRedo() {
      return at < size && !damage.isPresent();
    }
  }
}
