package io.augur.app.data;

import io.augur.rules.flow.Game;
import io.augur.rules.log.Aside;
import io.augur.rules.log.Fault;
import io.augur.rules.log.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A whole game to read: where it began, its moments one after the other, how many of them have not
 * been undone, and where its log stops making sense.
 */
public record Chronicle(int start, List<Moment> moments, int at, Optional<Fault> damage) {
  /** The game after an event, or before the first, and the asides that stand behind it. */
  public record Moment(Game game, List<Aside> asides) {}

  static Chronicle of(History history, Optional<Fault> damage) {
    List<Moment> moments = new ArrayList<>();
    for (int i = history.start(); i <= history.size(); i++) {
      moments.add(new Moment(history.state(i), history.asides(i)));
    }
    return new Chronicle(history.start(), List.copyOf(moments), history.at(), damage);
  }
}
