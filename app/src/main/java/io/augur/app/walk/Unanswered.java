package io.augur.app.walk;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;

/** What players had entered when somebody beside them answered: a basket, half a worksheet. */
final class Unanswered {
  private Unanswered() {}

  /** The draft after one more event: of those who are still asked the same, and nothing else. */
  static Draft after(Game before, Game now, Draft draft) {
    Draft kept = Draft.EMPTY;
    if (now.isOver()
        || !(before.prompt() instanceof Prompt.Tasks were)
        || !(now.prompt() instanceof Prompt.Tasks are)) {
      return kept;
    }
    Optional<Civilization> answered = answered(now);
    for (int i = 0; i < were.tasks().size(); i++) {
      Prompt.Task task = were.tasks().get(i);
      Draft inner = draft.inner(String.valueOf(i));
      int place = place(task, are.tasks());
      boolean his = answered.filter(it -> it == task.player()).isPresent();
      if (place >= 0 && !his && !inner.numbers().isEmpty()) {
        kept = kept.withInner(String.valueOf(place), inner);
      }
    }
    return kept;
  }

  /** Whoever insists has answered nothing. */
  private static Optional<Civilization> answered(Game now) {
    return now.last()
        .filter(event -> event instanceof Event.By && !(event instanceof Event.Insisted))
        .map(event -> ((Event.By) event).player());
  }

  private static int place(Prompt.Task task, List<Prompt.Task> among) {
    for (int i = 0; i < among.size(); i++) {
      Prompt.Task other = among.get(i);
      if (other.player() == task.player() && isSame(task.prompt(), other.prompt())) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isSame(Prompt one, Prompt other) {
    if (one instanceof Prompt.Buy buys && other instanceof Prompt.Buy still) {
      return buys.basket().equals(still.basket()); // prices do not change meanwhile
    }
    return one.equals(other);
  }
}
