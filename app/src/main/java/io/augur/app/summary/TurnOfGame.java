package io.augur.app.summary;

import io.augur.rules.flow.Game;
import io.augur.rules.view.Phase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The states that a game went through in phases 8 and 9, from the one before them on. */
record TurnOfGame(List<Game> states) {
  TurnOfGame {
    states = List.copyOf(states);
  }

  /** Of this turn, or of the last one while the next has not begun. */
  static Optional<TurnOfGame> of(Game game) {
    List<Game> states = new ArrayList<>();
    Optional<Game> at = Optional.of(game);
    while (at.isPresent() && !isCalamities(at.get())) {
      states.clear();
      states.add(at.get());
      at = at.get().before();
    }
    while (at.isPresent() && isCalamities(at.get())) {
      states.add(at.get());
      at = at.get().before();
    }
    if (!at.isPresent()) {
      return Optional.empty();
    }
    states.add(at.get());
    Collections.reverse(states);
    return Optional.of(new TurnOfGame(states));
  }

  private static boolean isCalamities(Game game) {
    Phase phase = Phase.of(game);
    return phase.compareTo(Phase.SELECTION) >= 0 && phase.compareTo(Phase.MAJOR) <= 0;
  }

  Game before() {
    return states.get(0);
  }

  Game end() {
    return states.get(states.size() - 1);
  }
}
