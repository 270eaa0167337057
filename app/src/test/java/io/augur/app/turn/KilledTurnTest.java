package io.augur.app.turn;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.Mortal;
import io.augur.app.R;
import io.augur.app.data.Session;
import io.augur.app.walk.WalkRobot;
import io.augur.rules.flow.Event;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Every calamity at eighteen players, in a process that is killed ten times on the way. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class KilledTurnTest {
  private static final int SEED = 18;
  private static final int KILLS = 10;

  @Rule public final App app = new App(this);

  private final Mortal phone = new Mortal(app);
  private int undone;

  @After
  public void close() {
    phone.close();
  }

  @Test
  public void theTurnGoesOnWhereItStoodAndEndsAsRecorded() {
    app.open();
    TurnRobot turn = new TurnRobot(app, "every-calamity-18");
    WalkRobot walk = turn.begin(1);
    app.close();
    phone.open();
    onView(withText("Friday night")).perform(click());
    onView(withId(R.id.next)).perform(click());
    Set<Integer> kills = places(turn);
    System.out.println("killed before the events " + kills + ", seed " + SEED);
    turn.play(
        walk,
        at -> {
          if (at > turn.begun() && crossesOnTheScreen(at - 1, turn)) {
            undoAndRedo(at, turn, walk);
          }
          if (kills.contains(at)) {
            kill(at, turn, walk);
          }
        });
    assertThat(undone).isAtLeast(2);
  }

  private void kill(int at, TurnRobot turn, WalkRobot walk) {
    Session before = walk.session();
    phone.killAndReturn();
    assertThat(walk.session()).isNotSameInstanceAs(before);
    turn.isAt(at, walk);
  }

  /** What was entered before an undo still stands there and only has to be confirmed. */
  private void undoAndRedo(int at, TurnRobot turn, WalkRobot walk) {
    Event event = turn.events().get(at - 1);
    walk.undo();
    turn.isAt(at - 1, walk);
    if (event instanceof Event.Used || event instanceof Event.Took) {
      walk.goOn();
    } else {
      walk.answer(event);
    }
    turn.isAt(at, walk);
    undone++;
  }

  /** Neither a drawn card nor the summary stands before the question. */
  private static boolean crossesOnTheScreen(int at, TurnRobot turn) {
    return turn.crosses(at)
        && !(turn.events().get(at) instanceof Event.Drew)
        && !turn.endsCalamities(at);
  }

  private static Set<Integer> places(TurnRobot turn) {
    Random random = new Random(SEED);
    Set<Integer> places = new TreeSet<>();
    while (places.size() < KILLS) {
      places.add(turn.begun() + random.nextInt(turn.events().size() - turn.begun()));
    }
    return places;
  }
}
