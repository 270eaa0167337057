package io.augur.app.ui;

import io.augur.app.data.SessionState;
import io.augur.rules.flow.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A part of a game without a break: the state before it, those in it and the one it led to. */
public record Stretch(List<Game> states) {
  public Stretch {
    states = List.copyOf(states);
  }

  /** The last such part, which may still go on; none if the game has not come there yet. */
  public static Optional<Stretch> last(Game game, Predicate<Game> belongs) {
    List<Game> states = new ArrayList<>();
    Optional<Game> at = Optional.of(game);
    while (at.isPresent() && !belongs.test(at.get())) {
      states.clear();
      states.add(at.get());
      at = at.get().before();
    }
    while (at.isPresent() && belongs.test(at.get())) {
      states.add(at.get());
      at = at.get().before();
    }
    if (!at.isPresent()) {
      return Optional.empty();
    }
    states.add(at.get());
    Collections.reverse(states);
    return Optional.of(new Stretch(states));
  }

  public Game before() {
    return states.get(0);
  }

  public Game end() {
    return states.get(states.size() - 1);
  }

  /** After how many events it begins; a long game counts from where it was read. */
  public int begins(SessionState.Open open) {
    return open.at() - open.game().size() + before().size();
  }
}
