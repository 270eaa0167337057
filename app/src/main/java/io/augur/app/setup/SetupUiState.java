package io.augur.app.setup;

import io.augur.app.ui.NameProblem;
import java.util.List;

/** The table as it is set up so far, and how far its creation has come. */
record SetupUiState(Draft draft, NameProblem problem, List<Section> unfolded, Stage stage) {
  SetupUiState {
    unfolded = List.copyOf(unfolded);
  }

  /** A part of the screen that folds away. */
  enum Section {
    SEATING,
    RULINGS
  }

  sealed interface Stage {}

  record Open() implements Stage {}

  record Storing() implements Stage {}

  record NotStored() implements Stage {}

  record Stored(long id) implements Stage {}
}
