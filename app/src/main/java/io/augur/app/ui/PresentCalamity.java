package io.augur.app.ui;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.Phase;
import java.util.Optional;

/** The calamity that is to be called or was called last, while phase 9B lasts. */
public final class PresentCalamity {
  private PresentCalamity() {}

  public static Optional<Calamity> of(Game game) {
    if (game.isOver() || Phase.of(game) != Phase.MAJOR) {
      return Optional.empty();
    }
    if (game.prompt() instanceof Prompt.Call call) {
      return Optional.of(call.calamity());
    }
    Optional<Game> at = Optional.of(game);
    while (at.isPresent()) {
      Optional<Event> last = at.get().last();
      if (last.isPresent() && last.get() instanceof Event.Called called) {
        return Optional.of(called.calamity());
      }
      at = at.get().before();
    }
    return Optional.empty();
  }
}
