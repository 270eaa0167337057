package io.augur.rules.random;

import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.History;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Plays games and sees whether the engine keeps its promises; what breaks one names the seed. */
final class Watch {
  private static final int NOW_AND_THEN = 25;
  private static final int OFTEN = 3;

  private Watch() {}

  /** Looks at a game from all sides: its states, what is refused in them, and its log. */
  static Game closely(long seed, int turns) {
    Unoffered unoffered = new Unoffered(seed);
    try {
      Game game = RandomGame.play(seed, turns, (state, asked) -> look(state, asked, unoffered));
      History history = Logs.replayed(game);
      Logs.text(history);
      Logs.open(history, (int) (seed * 7919 % (game.size() + 1)));
      if (seed % NOW_AND_THEN == 0) {
        Logs.fingerprints(history);
        Logs.checkpoints(history);
      }
      return game;
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  /** Sees that every offered answer is taken, that the game goes on, and that no piece is lost. */
  static Game inPassing(long seed, int turns) {
    try {
      return RandomGame.play(seed, turns, (state, asked) -> Invariants.pieces(state));
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
      List<Civilization> players = state.table().setup().civilizations();
      Secrecy.holds(state, players.get(state.size() / NOW_AND_THEN % players.size()));
    }
  }
}
