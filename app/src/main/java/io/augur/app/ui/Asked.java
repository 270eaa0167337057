package io.augur.app.ui;

import io.augur.app.data.SessionState;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** A prompt as a pane is to show it, with what has been entered so far. */
public record Asked(SessionState.Open open, Prompt prompt, Draft draft) {
  public Game game() {
    return open.game();
  }

  /** Why the rules would not take this answer, if they would not. */
  public Optional<Phrase> refusal(Event event) {
    return game().play(event) instanceof Outcome.Refused refused
        ? Optional.of(refused.refusal().reason())
        : Optional.empty();
  }

  /** The same with another prompt, of one player among several. */
  public Asked about(Prompt other, Draft its) {
    return new Asked(open, other, its);
  }
}
