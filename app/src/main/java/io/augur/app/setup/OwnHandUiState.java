package io.augur.app.setup;

import io.augur.app.setup.SetupUiState.Stage;
import io.augur.rules.table.Civilization;
import java.util.Optional;

/** The line-up that a player's own phone is told of, and which of it is his. */
record OwnHandUiState(Draft draft, Optional<Civilization> own, Stage stage) {
  boolean canBegin() {
    return own.isPresent() && !(stage instanceof SetupUiState.Storing);
  }
}
