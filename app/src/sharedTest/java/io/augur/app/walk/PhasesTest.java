package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyAbove;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.hasSibling;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;

import android.view.View;
import androidx.test.espresso.ViewInteraction;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.log.LogText;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What the panes of phases 10 to 13 do besides what recorded turns show. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class PhasesTest {
  private static final Setup SETUP = Setup.standard(5);
  private static final Civilization FIRST = SETUP.civilizations().get(0);

  @Rule public final App app = new App(this);

  @Test
  public void whoBuysNothingIsDoneInOneTap() {
    WalkRobot walk = at("", "go on", "go on");
    first().perform(new Tap());
    assertThat(walk.game().last()).hasValue(new Event.Answered(FIRST, Answer.DONE));
  }

  @Test
  public void whoInsistsNeedNotScrollPastTheShelf() {
    at("", "go on", "go on");
    onView(withId(R.id.insist)).check(matches(isDisplayed()));
    onView(withId(R.id.insist)).check(isCompletelyAbove(withId(R.id.search)));
  }

  @Test
  public void theShelfIsNotMadeAnewForTheNextPlayer() {
    at("", "go on", "go on");
    View[] shelf = new View[1];
    onView(withId(R.id.advances)).check((view, missing) -> shelf[0] = view);
    onView(allOf(withParent(withId(R.id.tasks)), withParentIndex(1))).perform(new Tap());
    onView(withId(R.id.advances))
        .check((view, missing) -> assertThat(view).isSameInstanceAs(shelf[0]));
  }

  @Test
  public void whatOnePlayerSearchedForIsNotSearchedForByTheNext() {
    at("", "go on", "go on");
    onView(withId(R.id.search)).perform(replaceText("Pottery"));
    onView(allOf(withParent(withId(R.id.tasks)), withParentIndex(1))).perform(new Tap());
    onView(withId(R.id.search)).check(matches(withText("")));
  }

  @Test
  public void aHalfFilledBasketSurvivesRotationAndSaysWhatIsMissing() {
    WalkRobot walk = at("has 55 treasury", "go on", "go on");
    tick("Pottery");
    first().perform(new Tap());
    tap(allOf(isDescendantOfA(withId(R.id.treasury)), withId(R.id.many_more)));
    app.recreate();
    int missing = price(walk) - 5;
    walk.sees(missing + " more are needed to pay for all of it.");
    first().check(matches(not(isEnabled())));
    tap(withId(R.id.rest_from_treasury));
    first().check(matches(isEnabled()));
    first().perform(new Tap());
    Basket paid = Basket.of(Advances.of(Advance.POTTERY), missing + 5, 0, 0);
    assertThat(walk.game().last()).hasValue(new Event.Bought(FIRST, paid));
    walk.undo();
    first().check(matches(withText("Buys 1 advance for " + (missing + 5))));
  }

  @Test
  public void theReasonsOfAPriceUnfold() {
    at("owns masonry", "go on", "go on");
    tap(allOf(withId(R.id.price), besides("Agriculture")));
    onView(allOf(withId(R.id.trace), isDisplayed()))
        .check(matches(withText(containsString("− 10 Masonry"))));
  }

  @Test
  public void theSearchNarrowsTheShelf() {
    at("", "go on", "go on");
    tap(withId(R.id.search));
    onView(withId(R.id.search)).perform(replaceText("potT"));
    onView(allOf(withId(R.id.advance), withText("Pottery"))).check(matches(isDisplayed()));
    onView(allOf(withId(R.id.advance), withText("Music")))
        .check(matches(withEffectiveVisibility(Visibility.GONE)));
  }

  @Test
  public void aHandThatNobodyCountedIsCountedOrWithinTheLimit() {
    WalkRobot walk = at("", "go on", "go on", "answers done");
    walk.answer(new Event.Has(FIRST, Count.CARDS, 12));
    Prompt.KeepHand hand =
        (Prompt.KeepHand) ((Prompt.Tasks) walk.game().prompt()).tasks().get(0).prompt();
    walk.answer(new Event.Answered(FIRST, Answer.DONE));
    assertThat(walk.game().table().player(FIRST).counts().cards()).isEqualTo(hand.limit());
  }

  @Test
  public void surplusThatSomebodyRemovesIsEntered() {
    WalkRobot walk = at("has 20 tokens", "go on");
    walk.answer(new Event.Took(FIRST, Worksheet.tokens(7)));
    assertThat(walk.game().table().player(FIRST).counts().tokens()).isEqualTo(13);
    assertThat(walk.game().prompt()).isInstanceOf(Prompt.Surplus.class);
  }

  @Test
  public void aMarkerMayStay() {
    long id = Moments.asking(app, "whole-turn-west-8", Prompt.Markers.class);
    WalkRobot walk = new WalkRobot(app, id).open();
    List<Prompt.Markers.Proposal> proposals = ((Prompt.Markers) walk.game().prompt()).proposals();
    Event stays = new Event.Moved(proposals.get(1).player(), 0);
    assertThat(walk.answer(stays)).isEqualTo(2);
    assertThat(walk.game().last()).hasValue(stays);
  }

  /** Something about the first player, and then lines of the log; those about him without name. */
  private WalkRobot at(String fact, String... lines) {
    StringBuilder log = new StringBuilder(LogText.setup(SETUP));
    log.append(fact.isEmpty() ? "" : FIRST.key() + " " + fact + "\n");
    for (String line : lines) {
      log.append(line.equals("go on") ? "" : FIRST.key() + " ").append(line).append('\n');
    }
    return new WalkRobot(app, Recorded.text(log.toString()).play(app)).open();
  }

  private static int price(WalkRobot walk) {
    Prompt.Tasks tasks = (Prompt.Tasks) walk.game().prompt();
    return ((Prompt.Buy) tasks.tasks().get(0).prompt()).purchase().price(Advance.POTTERY).total();
  }

  private static void tick(String advance) {
    tap(allOf(withId(R.id.advance), withText(advance)));
  }

  private static Matcher<View> besides(String advance) {
    return hasSibling(allOf(withId(R.id.advance), withText(advance)));
  }

  private static ViewInteraction first() {
    return onView(PhaseRobot.nth(R.id.answers, 0));
  }

  private static void tap(Matcher<View> view) {
    onView(view).perform(new Tap());
  }
}
