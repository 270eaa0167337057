package io.augur.app.table;

import io.augur.app.data.Said;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** All that the table's own screen shows. */
sealed interface TableUiState {
  record Loading() implements TableUiState {}

  record Unreadable() implements TableUiState {}

  record Gone() implements TableUiState {}

  /** The game as everybody may see it. */
  record Shown(Head head, List<Row> rows, Next next, Undo undo, Said said) implements TableUiState {
    public Shown {
      rows = List.copyOf(rows);
    }
  }

  /** Which game this is, where it stands, and why it can only be read, if so. */
  record Head(
      String name, int turn, Optional<Place> phase, Phrase question, Optional<Phrase> damage) {}

  /** One player's public numbers. */
  record Row(Seat seat, int position, int cities, int advances, int calamities) {}

  enum Undo {
    POSSIBLE,
    NOTHING
  }

  /** What the big button does. */
  sealed interface Next {}

  /** The phone goes round; then phase 8 may begin. */
  record Gather() implements Next {}

  /** The walk goes on, in a phase and perhaps with a calamity that everybody knows of. */
  record Walk(Place phase, Optional<Calamity> calamity) implements Next {}

  /** Nothing comes any more. */
  record Nothing() implements Next {}
}
