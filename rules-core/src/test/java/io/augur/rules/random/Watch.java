package io.augur.rules.random;

import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;

/** Plays whole games and looks at every state, and at the log in the end. */
final class Watch {
  private static final int NOW_AND_THEN = 25;
  private static final int OFTEN = 3;

  private Watch() {}

  /** Plays so many turns of a seed; what breaks a promise of the engine is told with the seed. */
  static Game whole(long seed, int turns) {
    Unoffered unoffered = new Unoffered(seed);
    try {
      Game game = RandomGame.play(seed, turns, (state, asked) -> look(state, asked, unoffered));
      Logs.prefixes(game);
      Logs.text(game);
      if (seed % NOW_AND_THEN == 0) {
        Logs.fingerprints(game);
        Logs.checkpoints(game);
      }
      return game;
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private static void look(Game state, Prompt asked, Unoffered unoffered) {
    Invariants.pieces(state);
    if (state.size() % OFTEN == 0) {
      unoffered.check(state, asked);
    }
    if (state.size() % NOW_AND_THEN == 0) {
      Invariants.secrets(state);
    }
  }
}
