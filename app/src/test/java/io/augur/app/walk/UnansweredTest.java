package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.Recorded;
import io.augur.app.ui.Draft;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.History;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import java.util.Map;
import org.junit.Test;

public final class UnansweredTest {
  private static final Recorded GAME = Recorded.log("whole-turn-west-8");
  private static final History HISTORY = GAME.history();
  private static final Draft BASKET = new Draft(Map.of("takes pottery", 1));

  @Test
  public void aBasketStaysWhenSomebodyElseIsDone() {
    int at = before(new Event.Answered(Civilization.HATTI, Answer.DONE));
    assertThat(after(at, Civilization.CARTHAGE)).isEqualTo(BASKET);
    assertThat(after(at, Civilization.EGYPT)).isEqualTo(BASKET);
  }

  @Test
  public void aBasketStaysWhenSomebodyInsists() {
    int at = before(new Event.Insisted(Civilization.IBERIA));
    assertThat(after(at, Civilization.IBERIA)).isEqualTo(BASKET);
    assertThat(after(at, Civilization.ROME)).isEqualTo(BASKET);
  }

  @Test
  public void whoeverBoughtBeginsAnew() {
    int at = first(Event.Bought.class);
    Civilization buyer = ((Event.Bought) event(at)).player();
    assertThat(after(at, buyer)).isEqualTo(Draft.EMPTY);
  }

  @Test
  public void theNextPhaseBeginsEmpty() {
    Game last = HISTORY.state(GAME.first(Place.MARKERS) - 1);
    Game next = HISTORY.state(GAME.first(Place.MARKERS));
    assertThat(Unanswered.after(last, next, Draft.EMPTY.withInner("0", BASKET)))
        .isEqualTo(Draft.EMPTY);
  }

  /** What is left of a player's basket after the event behind this state. */
  private static Draft after(int at, Civilization player) {
    Game before = HISTORY.state(at);
    Game now = HISTORY.state(at + 1);
    Draft draft = Draft.EMPTY.withInner(place(before, player), BASKET);
    return Unanswered.after(before, now, draft).inner(place(now, player));
  }

  private static String place(Game game, Civilization player) {
    Prompt.Tasks tasks = (Prompt.Tasks) game.prompt();
    for (int i = 0; i < tasks.tasks().size(); i++) {
      if (tasks.tasks().get(i).player() == player) {
        return String.valueOf(i);
      }
    }
    throw new AssertionError("nothing to do for " + player);
  }

  private static int before(Event event) {
    for (int at = GAME.first(Place.ACQUISITION); at < HISTORY.size(); at++) {
      if (event(at).equals(event)) {
        return at;
      }
    }
    throw new AssertionError("never: " + event);
  }

  private static int first(Class<? extends Event> kind) {
    for (int at = GAME.first(Place.ACQUISITION); at < HISTORY.size(); at++) {
      if (kind.isInstance(event(at))) {
        return at;
      }
    }
    throw new AssertionError("never: " + kind);
  }

  private static Event event(int at) {
    return HISTORY.state(at + 1).last().orElseThrow(AssertionError::new);
  }
}
