package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isRoot;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import android.view.View;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.ui.Draft;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.PromptPage;
import java.util.List;
import org.hamcrest.Matcher;

/** A pair of hands that answers whatever the walk asks, in taps. */
public final class WalkRobot {
  private final App app;
  private final long id;
  private int taps;

  public WalkRobot(App app, long id) {
    this.app = app;
    this.id = id;
  }

  /** Opens the walk of the game right away. */
  public WalkRobot open() {
    app.show(R.id.walk, GameId.toBundle(id));
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return this;
  }

  public SessionState.Open state() {
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return (SessionState.Open) app.parts().sessions().of(id).state().getValue();
  }

  public Session session() {
    return app.parts().sessions().of(id);
  }

  public Game game() {
    return state().game();
  }

  public void goOn() {
    answer(0);
  }

  public void undo() {
    tap(withId(R.id.undo));
  }

  public WalkRobot sees(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  /** Performs the taps for an answer to the present question; how many it took. */
  public int answer(Event event) {
    if (shows(R.id.struck)) { // the summary of the calamities
      tap(withId(R.id.next));
    }
    if (shows(R.id.told)) { // a drawn card, once more, since the walk was opened anew
      goOn();
    }
    taps = 0;
    Prompt prompt = game().prompt();
    if (prompt instanceof Prompt.Tasks tasks) {
      if (event instanceof Event.Insisted insisted) {
        tap(withId(R.id.insist));
        int place = tasks.mayInsist().indexOf(insisted.player());
        tap(allOf(withParent(withId(R.id.insisting)), withParentIndex(place)));
        return taps;
      }
      prompt = pick(tasks, ((Event.By) event).player());
    }
    answer(prompt, event);
    return taps;
  }

  private static boolean shows(int part) {
    boolean[] shows = new boolean[1];
    onView(isRoot()).check((view, missing) -> shows[0] = view.findViewById(part) != null);
    return shows[0];
  }

  /** Goes to the player's task, unless it is there already. */
  private Prompt pick(Prompt.Tasks tasks, Object player) {
    WalkUiState.TaskList list = Tasks.of(game(), Draft.EMPTY);
    for (int i = 0; i < tasks.tasks().size(); i++) {
      Prompt.Task task = tasks.tasks().get(i);
      if (task.waitsFor().isEmpty() && asked(task.prompt()) == player) {
        for (int row = 0; row < list.rows().size(); row++) {
          if (list.rows().get(row).task() == i && list.picked() != i) {
            int before = taps;
            tap(allOf(withParent(withId(R.id.tasks)), withParentIndex(row)));
            taps = before; // who answers is no part of the answer
          }
        }
        return task.prompt();
      }
    }
    throw new AssertionError("nobody asks " + player + ": " + tasks);
  }

  private static Object asked(Prompt prompt) {
    if (prompt instanceof Prompt.Annex annex) {
      return annex.to();
    }
    return PlayerOf.of(prompt);
  }

  private void answer(Prompt prompt, Event event) {
    if (event instanceof Event.Drew drew && prompt instanceof Prompt.Draw draw) {
      draw(drew, draw);
    } else if (laterPhase(prompt, event)) {
      answer(0);
    } else if (event instanceof Event.Moved moved && prompt instanceof Prompt.Markers markers) {
      PhaseRobot robot = new PhaseRobot();
      robot.move(moved, markers);
      taps += robot.taps();
    } else if (event instanceof Event.Has has) {
      number(has.number(), 0, has.count().most());
    } else if (event instanceof Event.Stated stated && prompt instanceof Prompt.State state) {
      number(stated.number(), state.least(), state.most());
    } else if (event instanceof Event.Named named && prompt instanceof Prompt.Name name) {
      name(named, name);
    } else if (event instanceof Event.Took || event instanceof Event.Raided) {
      taps += new SheetRobot().fill(event);
      answer(0);
    } else if (event instanceof Event.Annexed annexed) {
      taps += new SheetRobot().fill(annexed, (Prompt.Annex) prompt);
      answer(0);
    } else if (event instanceof Event.Discarded discarded) {
      taps += new SheetRobot().fill(discarded, (Prompt.Discard) prompt);
      answer(0);
    } else {
      choose(prompt, event);
    }
  }

  /** What has been entered by now in phases 10 to 12 and only has to be confirmed. */
  private boolean laterPhase(Prompt prompt, Event event) {
    PhaseRobot robot = new PhaseRobot();
    if (prompt instanceof Prompt.Abilities abilities && event instanceof Event.Used used) {
      robot.use(used, abilities);
    } else if (prompt instanceof Prompt.Surplus && event instanceof Event.Took took) {
      robot.remove(took, game().table().setup().civilizations());
    } else if (prompt instanceof Prompt.Buy buy && event instanceof Event.Bought bought) {
      ShopRobot shop = new ShopRobot();
      shop.fill(bought.basket(), buy);
      taps += shop.taps();
    } else {
      boolean buys = prompt instanceof Prompt.Buy && event instanceof Event.Answered;
      return buys || (prompt instanceof Prompt.KeepHand && !(event instanceof Event.Has));
    }
    taps += robot.taps();
    return true;
  }

  /** Taps the card that chance has laid where the recorded one lies. */
  private void draw(Event.Drew drew, Prompt.Draw draw) {
    List<Integer> order = state().shuffle().orElseThrow(AssertionError::new).order();
    for (int place = 0; place < order.size(); place++) {
      io.augur.rules.flow.Card card = draw.cards().get(order.get(place) - 1);
      if (card.calamity() == drew.calamity() && card.giver().equals(drew.giver())) {
        tap(allOf(withParent(withId(R.id.cards)), withParentIndex(place)));
        return;
      }
    }
    throw new AssertionError("not among the cards: " + drew);
  }

  private void number(int number, int least, int most) {
    if (most - least <= 14) {
      key(String.valueOf(number));
    } else {
      for (char digit : String.valueOf(number).toCharArray()) {
        key(String.valueOf(digit));
      }
    }
    answer(0);
  }

  private void key(String text) {
    tap(allOf(withParent(withId(R.id.pad)), withText(text)));
  }

  private void name(Event.Named named, Prompt.Name name) {
    boolean all = named.victims().equals(name.legal()) && name.most() == name.legal().size();
    if (all && named.victims().size() > 2) {
      tap(withId(R.id.all));
    } else {
      named
          .victims()
          .forEach(
              victim ->
                  tap(
                      allOf(
                          withParent(withId(R.id.legal)),
                          withParentIndex(name.legal().indexOf(victim)))));
    }
    if (all || name.fewest() < name.most() || name.most() == 0) {
      answer(0);
    }
  }

  private void choose(Prompt prompt, Event event) {
    if (prompt instanceof Prompt.Abilities abilities) { // a single one may be used at once
      answer(abilities.offers().size() == 1 ? 1 : 0);
      return;
    }
    List<PromptPage.Choice> choices = PromptPage.of(prompt).choices();
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i).event().equals(event)) {
        answer(i);
        return;
      }
    }
    throw new AssertionError("no button for " + event + " among " + choices);
  }

  /** The answer at this place at the bottom. */
  void answer(int place) {
    tap(allOf(isDescendantOfA(withId(R.id.answers)), withParentIndex(place)));
  }

  private void tap(Matcher<View> view) {
    onView(view).perform(new Tap());
    taps++;
  }
}
