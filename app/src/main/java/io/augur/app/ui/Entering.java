package io.augur.app.ui;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;

/** How a fact is told to a game: before phase 8 as it is, and later as a correction. */
public final class Entering {
  private Entering() {}

  public static Event of(Event.Fact fact, Game game) {
    boolean gathering = !game.isOver() && game.prompt() instanceof Prompt.Gather;
    return gathering ? fact : new Event.Corrected(fact);
  }
}
