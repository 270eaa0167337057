package io.augur.app.walk;

import io.augur.app.App;
import io.augur.app.Recorded;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import java.util.function.Predicate;

/** Finds where a recorded game asks something, and puts the app there. */
public final class Moments {
  private Moments() {}

  /** The first question of this kind, also if it is one of several tasks. */
  public static long asking(App app, String log, Class<? extends Prompt> kind) {
    return at(app, log, game -> asks(game.prompt(), kind));
  }

  public static long at(App app, String log, Predicate<Game> moment) {
    Recorded recorded = Recorded.log(log);
    for (int at = 0; at <= recorded.history().size(); at++) {
      if (!recorded.history().state(at).isOver() && moment.test(recorded.history().state(at))) {
        return recorded.play(app, at);
      }
    }
    throw new AssertionError("never so in " + log);
  }

  /** Whether this kind is asked, also as one of several tasks. */
  static boolean asks(Prompt prompt, Class<? extends Prompt> kind) {
    if (prompt instanceof Prompt.Tasks tasks && kind != Prompt.Tasks.class) {
      return asks(tasks.tasks().get(0).prompt(), kind);
    }
    return kind.isInstance(prompt);
  }
}
