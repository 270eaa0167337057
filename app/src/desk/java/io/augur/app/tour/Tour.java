package io.augur.app.tour;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static com.google.common.truth.Truth.assertThat;

import android.os.Bundle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import io.augur.app.walk.WalkRobot;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.view.Phase;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.io.File;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** A whole turn of eight players, from the list of tables to the next turn. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class Tour {
  @Rule public final App app = new App(this);

  private final Storyboard board = new Storyboard(new File("build/tour").toPath());
  private final Set<String> seen = new HashSet<>();

  @Before
  public void atNight() {
    RuntimeEnvironment.setQualifiers("+night");
  }

  @Test
  public void aWholeTurnOfEight() {
    Recorded recorded = Recorded.log("whole-turn-west-8");
    int begun = begun(recorded);
    long id = recorded.play(app, begun - 1); // all is entered, nothing has begun
    Bundle game = GameId.toBundle(id);
    app.open();
    board.add("tables", "The games on this phone.");
    app.show(R.id.table, game);
    board.add("table", "The table, before the calamities come.");
    app.show(R.id.hand, game);
    board.add("hand", "The phone goes round; behind the curtain everybody enters their cards.");
    drawAtAnotherTable();
    WalkRobot walk = new WalkRobot(app, id);
    List<Event> events = recorded.history().now().events();
    walk.session().play(events.get(begun - 1));
    walk.open();
    for (int at = begun; at < events.size(); at++) {
      picture(walk.game());
      walk.answer(events.get(at));
      assertThat(Fingerprint.of(walk.game()))
          .isEqualTo(Fingerprint.of(recorded.history().state(at + 1)));
    }
    app.show(R.id.table, game);
    board.add("next-turn", "The turn is over.");
    System.out.println("The storyboard is " + board.finish().toAbsolutePath());
  }

  /** How many events there are up to the beginning of phase 8. */
  private static int begun(Recorded recorded) {
    int events = 0;
    while (Phase.of(recorded.history().state(events)).compareTo(Phase.SELECTION) < 0) {
      events++;
    }
    return events;
  }

  /** In the turn of the tour nobody holds too many cards. */
  private void drawAtAnotherTable() {
    Recorded other = Recorded.log("selection-8");
    int begun = begun(other);
    WalkRobot walk = new WalkRobot(app, other.play(app, begun)).open();
    board.add("draw", "At another table a hand is too large: the neighbour draws.");
    walk.answer(other.history().now().events().get(begun));
    board.add("drawn", "The card is turned over and leaves the game for this turn.");
  }

  /** One picture for each kind of question in each phase, and one of the summary. */
  private void picture(Game game) {
    if (!seen.add(kind(game))) {
      return;
    }
    if (Phase.of(game) == Phase.ABILITIES) {
      board.add("summary", "What the calamities did.");
      onView(withId(R.id.next)).perform(click());
    }
    board.add(kind(game), Words.in(Language.ENGLISH).say(PromptPage.of(game).question()));
  }

  private static String kind(Game game) {
    Prompt prompt =
        game.prompt() instanceof Prompt.Tasks tasks ? tasks.tasks().get(0).prompt() : game.prompt();
    return (Phase.of(game) + "-" + prompt.getClass().getSimpleName()).toLowerCase(Locale.ROOT);
  }
}
