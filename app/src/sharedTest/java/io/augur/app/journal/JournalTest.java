package io.augur.app.journal;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isNotEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.SessionState;
import io.augur.app.ui.GameId;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class JournalTest {
  private static final String LOG =
      """
      augur 1
      table west_8 basic
      egypt has 0 cities
      egypt holds famine drawn
      egypt holds treachery
      egypt holds superstition
      rome owns pottery
      go on
      """;

  @Rule public final App app = new App(this);
  private final JournalRobot robot = new JournalRobot();

  @Test
  public void theJournalNamesNoHiddenCard() {
    open(4);
    robot.sees("Egypt has 0 cities.");
    onView(withText(containsString("Famine"))).check(doesNotExist());
  }

  @Test
  public void stepsAreUndoneAndRedone() {
    long id = open(5);
    robot.sees("Rome owns Pottery.").undo().sees("1 step undone").sees("Undone");
    assertThat(at(id)).isEqualTo(4);
    robot.redo().seesNot("Undone");
    assertThat(at(id)).isEqualTo(5);
    onView(withId(R.id.redo)).check(matches(isNotEnabled()));
  }

  @Test
  public void aLineLeadsBackToWhereItHappenedAndTheBarForwardAgain() {
    long id = open(5);
    robot.tap("Egypt has 0 cities.").answer("Undo 4 steps");
    assertThat(at(id)).isEqualTo(1);
    robot.sees("4 steps undone");
    onView(withId(com.google.android.material.R.id.snackbar_action)).perform(click());
    assertThat(at(id)).isEqualTo(5);
  }

  @Test
  public void onlyTheLinesOfOnePlayerAreShown() {
    open(5);
    robot.onlyOf("Rome").sees("Rome owns Pottery.").seesNot("Egypt has 0 cities.");
    app.recreate();
    robot.sees("Rome owns Pottery.").seesNot("Egypt has 0 cities.");
    robot.onlyOf("All players").sees("Egypt has 0 cities.");
  }

  @Test
  public void onlyTheLinesOfOnePhaseAreShown() {
    open(5);
    robot.onlyIn("8 Calamity selection").sees("No such line");
  }

  @Test
  public void aSealIsShownAndWhatItCoversWaits() {
    long id = open(6);
    app.parts().sessions().of(id).seal();
    app.parts().sessions().of(id).draw(1);
    robot.sees("What the seal covers can be read when Egypt has no hidden card any more.");
    robot.sees("Turn 1 · 8 Calamity selection");
  }

  @Test
  public void aLineLeadsToItsRules() {
    open(5);
    robot.tap("Rome owns Pottery.").answer("Rules");
    onView(withText("Reference")).check(matches(isDisplayed()));
  }

  @Test
  public void aDamagedGameIsOnlyToBeRead() {
    long id = Recorded.text(LOG).play(app, 5);
    long other = Recorded.text(LOG).play(app, 0);
    app.parts().database().damage(id, 5);
    app.parts().sessions().of(other);
    app.show(R.id.journal, GameId.toBundle(id));
    onView(withId(R.id.damage)).check(matches(isDisplayed()));
    onView(withId(R.id.undo)).check(matches(not(isDisplayed())));
    robot.sees("Egypt has 0 cities.").seesNot("Rome owns Pottery.");
  }

  @Test
  public void aNewGameHasNothingToTell() {
    open(0);
    robot.sees("Nothing has happened yet");
  }

  private long open(int events) {
    long id = Recorded.text(LOG).play(app, events);
    app.show(R.id.journal, GameId.toBundle(id));
    return id;
  }

  private int at(long id) {
    return ((SessionState.Open) app.parts().sessions().of(id).state().getValue()).at();
  }
}
