package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.not;

import android.view.View;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Where the walk's toolbar leads, and back; and answers that leave nothing behind. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class WalkWaysTest {
  @Rule public final App app = new App(this);

  @Test
  public void everySignOfTheToolbarOpensItsScreenAndBackReturns() {
    long id = Moments.asking(app, "whole-turn-west-8", Prompt.Call.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    for (int screen : new int[] {R.id.announcer, R.id.reference, R.id.journal}) {
      onView(withId(screen)).perform(new Tap());
      assertThat(app.destination()).isEqualTo(screen);
      pressBack();
      assertThat(app.destination()).isEqualTo(R.id.walk);
      walk.sees("Volcanic Eruption or Earthquake");
    }
    onView(withContentDescription(R.string.walk_to_table)).perform(new Tap());
    assertThat(app.destination()).isEqualTo(R.id.table);
    onView(withId(R.id.next)).perform(new Tap());
    assertThat(app.destination()).isEqualTo(R.id.walk);
  }

  @Test
  public void theRulesOpenAtTheCalamityThatIsCalled() {
    long id = Moments.asking(app, "whole-turn-west-8", Prompt.Call.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    onView(withId(R.id.reference)).perform(new Tap());
    walk.sees("Volcanic Eruption or Earthquake");
  }

  @Test
  public void discardedCardsAreCountedAndWorthEnough() {
    long id = Moments.asking(app, "every-calamity-18", Prompt.Discard.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    onView(allOf(withId(R.id.fewer), inside(R.id.worth))).perform(new Tap());
    onView(allOf(withParent(withId(R.id.answers)), withParentIndex(0)))
        .check(matches(not(isEnabled())));
    onView(allOf(withId(R.id.more), inside(R.id.worth))).perform(new Tap());
    onView(allOf(withId(R.id.more), inside(R.id.cards))).perform(new Tap());
    app.recreate();
    onView(withId(R.id.cards)).check(matches(isDisplayed()));
    walk.goOn();
    Event.Discarded discarded = (Event.Discarded) walk.game().last().get();
    assertThat(discarded.cards()).isEqualTo(2);
    assertThat(discarded.worth()).isEqualTo(10);
  }

  @Test
  public void whoeverInsistsFindsTheListOfNamesFoldedAwayAgain() {
    Recorded recorded = Recorded.log("whole-turn-east-5");
    List<Event> events = recorded.history().now().events();
    Event insisted = new Event.Insisted(Civilization.PERSIA);
    WalkRobot walk = new WalkRobot(app, recorded.play(app, events.indexOf(insisted))).open();
    walk.answer(insisted);
    onView(withId(R.id.insist)).check(matches(withEffectiveVisibility(Visibility.VISIBLE)));
    onView(withId(R.id.insisting)).check(matches(withEffectiveVisibility(Visibility.GONE)));
  }

  private static Matcher<View> inside(int stepper) {
    return isDescendantOfA(withId(stepper));
  }
}
