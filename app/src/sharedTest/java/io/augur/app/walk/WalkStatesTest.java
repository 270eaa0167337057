package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import androidx.navigation.Navigation;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.ui.GameId;
import io.augur.rules.log.Fingerprint;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What the walk shows when there is no game to go on with, or none yet. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class WalkStatesTest {
  private static final int GOOD = 60;

  @Rule public final App app = new App(this);

  @Test
  public void aDamagedGameIsOnlyLookedAt() {
    WalkRobot walk = damaged();
    onView(withText(startsWith("This table can only be looked at."))).check(matches(isDisplayed()));
    onView(withId(R.id.go_on_here)).check(matches(isDisplayed()));
    onView(withId(R.id.answers)).check(matches(not(isDisplayed())));
    assertThat(walk.state().at()).isEqualTo(GOOD);
  }

  @Test
  public void aCopyOfADamagedGameGoesOn() {
    Recorded recorded = Recorded.log("whole-turn-west-8");
    damaged();
    onView(withId(R.id.go_on_here)).perform(new Tap());
    assertThat(app.destination()).isEqualTo(R.id.table);
    onView(withId(R.id.next)).perform(new Tap());
    assertThat(app.destination()).isEqualTo(R.id.walk);
    WalkRobot copy = new WalkRobot(app, shown());
    copy.answer(recorded.history().now().events().get(GOOD));
    assertThat(Fingerprint.of(copy.game()))
        .isEqualTo(Fingerprint.of(recorded.history().state(GOOD + 1)));
  }

  @Test
  public void aGameThatIsBeingReadIsAwaited() {
    long id = Recorded.log("whole-turn-west-8").play(app, GOOD);
    app.forgetGames();
    app.open();
    app.parts().disk().hold();
    new WalkRobot(app, id).open();
    onView(withId(R.id.body)).check(matches(not(isDisplayed())));
    app.parts().disk().release();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    onView(withId(R.id.body)).check(matches(isDisplayed()));
  }

  @Test
  public void aGameThatCantBeReadCanBeTriedAgain() {
    BrokenDatabase.plant();
    WalkRobot walk = new WalkRobot(app, 1).open().sees("The table can’t be read");
    BrokenDatabase.remove();
    onView(withId(R.id.retry)).perform(new Tap());
    walk.sees("This table is gone");
  }

  private WalkRobot damaged() {
    long id = Recorded.log("whole-turn-west-8").play(app, GOOD + 3);
    app.parts().database().damage(id, GOOD + 1);
    app.forgetGames();
    return new WalkRobot(app, id).open();
  }

  /** The game that the screen shows. */
  private long shown() {
    long[] id = new long[1];
    app.onActivity(
        activity ->
            id[0] =
                GameId.of(
                    Objects.requireNonNull(
                            Navigation.findNavController(activity, R.id.screens)
                                .getCurrentBackStackEntry())
                        .getArguments()));
    return id[0];
  }
}
