package io.augur.app.announcer;

import io.augur.app.data.SessionState;
import io.augur.app.ui.PresentCalamity;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Says;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** What is announced: the present call, or else the question that the table is asked. */
record AnnouncerUiState(Optional<Calamity> calamity, Optional<Phrase> text) {
  static AnnouncerUiState of(SessionState state) {
    if (!(state instanceof SessionState.Open open)) {
      return new AnnouncerUiState(Optional.empty(), Optional.empty());
    }
    Optional<Calamity> calamity = PresentCalamity.of(open.game());
    return new AnnouncerUiState(
        calamity,
        Optional.of(calamity.map(Says::of).orElseGet(() -> PromptPage.of(open.game()).question())));
  }
}
