package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import androidx.test.espresso.ViewInteraction;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.Phase;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class WalkTest {
  @Rule public final App app = new App(this);

  @Test
  public void nothingCanBeTappedBeforeTheOrderIsSealed() {
    long id = Moments.asking(app, "selection-8", Prompt.Draw.class);
    WalkRobot walk = new WalkRobot(app, id);
    walk.state();
    app.parts().disk().hold();
    walk.open();
    onView(withId(R.id.cards)).check(matches(not(isDisplayed())));
    app.parts().disk().release();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    onView(withId(R.id.cards)).check(matches(isDisplayed()));
    onView(withId(R.id.seal)).check(matches(withText(startsWith("Seal "))));
  }

  @Test
  public void undoBringsBackTheSameSeal() {
    WalkRobot walk = draw();
    String seal = walk.state().shuffle().orElseThrow(AssertionError::new).seal();
    tap(R.id.cards, 0);
    walk.undo();
    onView(withId(R.id.seal)).check(matches(withText("Seal " + seal)));
  }

  @Test
  public void aCardThatIsDrawnAgainIsSeenAgain() {
    WalkRobot walk = draw();
    tap(R.id.cards, 0);
    walk.goOn();
    walk.undo();
    tap(R.id.cards, 1);
    onView(withId(R.id.told)).check(matches(isDisplayed()));
    walk.undo();
    tap(R.id.cards, 1);
    onView(withId(R.id.told)).check(matches(isDisplayed()));
  }

  @Test
  public void theTableNeverSeesTheCardsThatLieThere() {
    draw();
    assertThat(Shown.all()).doesNotContain("Famine");
    assertThat(Shown.all()).doesNotContain("Treachery");
    assertThat(Shown.all()).doesNotContain("Barbarian");
  }

  @Test
  public void aCallDoesNotSayWhoHoldsTheCard() {
    long id = Moments.asking(app, "famine-two-copies-12", Prompt.Call.class);
    new WalkRobot(app, id).open().sees("Famine");
    assertThat(Shown.all()).doesNotContain("Saba");
    assertThat(Shown.all()).doesNotContain("Egypt");
  }

  @Test
  public void aCardDrawnByHandIsEnteredInThreeTaps() {
    WalkRobot walk = draw();
    tap(R.id.by_hand);
    tap(R.id.stacks, 0);
    onView(allOf(isDescendantOfA(withId(R.id.names)), withText("Treachery"))).perform(new Tap());
    assertThat(walk.game().last().filter(Event.Drew.class::isInstance)).isPresent();
    walk.sees("Treachery");
  }

  @Test
  public void aCardThatIsNotThereCantHaveBeenDrawn() {
    WalkRobot walk = draw();
    int at = walk.state().at();
    tap(R.id.by_hand);
    tap(R.id.stacks, 0);
    onView(allOf(isDescendantOfA(withId(R.id.names)), withText("Volcanic Eruption or Earthquake")))
        .perform(new Tap());
    walk.sees("Volcanic Eruption or Earthquake is not among the cards to draw from.");
    assertThat(walk.state().at()).isEqualTo(at);
  }

  @Test
  public void aHalfFilledWorksheetSurvivesRotation() {
    long id = Moments.asking(app, "by-hand-5", Prompt.Lose.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    onView(allOf(isDescendantOfA(withId(R.id.tokens)), withId(R.id.more))).perform(new Tap());
    walk.sees("There are 4 damage still to take.");
    app.recreate();
    walk.sees("There are 4 damage still to take.");
    firstAnswer().check(matches(not(isEnabled())));
    tap(R.id.rest_in_tokens);
    walk.sees("It adds up.");
    firstAnswer().check(matches(isEnabled()));
  }

  @Test
  public void tooMuchIsRefusedBeforeItIsSent() {
    long id = Moments.asking(app, "by-hand-5", Prompt.Lose.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    tap(R.id.rest_in_tokens);
    onView(allOf(isDescendantOfA(withId(R.id.tokens)), withId(R.id.more))).perform(new Tap());
    walk.sees("That is 1 too much.");
    firstAnswer().check(matches(not(isEnabled())));
  }

  @Test
  public void undoLeadsBackOverAPhaseBoundary() {
    Recorded recorded = Recorded.log("too-many-cards-5");
    long id = Moments.at(app, "too-many-cards-5", game -> Phase.of(game) == Phase.MAJOR);
    WalkRobot walk = new WalkRobot(app, id).open();
    walk.goOn();
    assertThat(Phase.of(walk.game())).isEqualTo(Phase.MAJOR);
    walk.undo();
    assertThat(Phase.of(walk.game())).isEqualTo(Phase.SELECTION);
    walk.answer(recorded.history().now().events().get(walk.state().at()));
    assertThat(Phase.of(walk.game())).isEqualTo(Phase.MAJOR);
  }

  @Test
  public void theSummaryComesUpOnceWhenTheCalamitiesAreOver() {
    Recorded recorded = Recorded.log("too-many-cards-5");
    List<Event> events = recorded.history().now().events();
    long id = recorded.play(app, events.size() - 1);
    WalkRobot walk = new WalkRobot(app, id).open();
    walk.answer(events.get(events.size() - 1));
    walk.sees("Turn 1: the calamities");
    onView(withId(R.id.next)).perform(new Tap());
    onView(withId(R.id.question)).check(matches(isDisplayed()));
    app.recreate();
    onView(withText("Turn 1: the calamities")).check(doesNotExist());
  }

  @Test
  public void aTapOnTheAnnouncerLeadsBack() {
    long id = Moments.asking(app, "whole-turn-west-8", Prompt.Call.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    tap(R.id.announcer);
    onView(withId(R.id.answers)).check(doesNotExist());
    walk.sees("Volcanic Eruption or Earthquake");
    tap(R.id.text);
    onView(withId(R.id.answers)).check(matches(isDisplayed()));
  }

  @Test
  public void aGameThatIsGoneSaysSo() {
    new WalkRobot(app, 99).open().sees("This table is gone");
  }

  private WalkRobot draw() {
    long id = Moments.asking(app, "selection-8", Prompt.Draw.class);
    return new WalkRobot(app, id).open();
  }

  private static ViewInteraction firstAnswer() {
    return onView(allOf(withParent(withId(R.id.answers)), withParentIndex(0)));
  }

  private static void tap(int view) {
    onView(withId(view)).perform(new Tap());
  }

  private static void tap(int room, int place) {
    onView(allOf(withParent(withId(room)), withParentIndex(place))).perform(new Tap());
  }
}
