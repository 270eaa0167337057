package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static org.hamcrest.Matchers.allOf;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Created;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Two cards of one name, of which somebody has drawn one by hand. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TwinDrawTest {
  @Rule public final App app = new App(this);

  @Test
  public void theLowerOneIsTheOneThatWasEnteredLast() {
    WalkRobot walk = drawnByHand(ROME, CARTHAGE);
    walk.sees("There are two of that name. Which was it?").answer(1);
    assertThat(hand(walk)).containsExactly(Card.hidden(TREACHERY, Giver.traded(ROME)));
  }

  @Test
  public void theQuestionNamesNoGiver() {
    drawnByHand(ROME, CARTHAGE);
    assertThat(Shown.all()).doesNotContain("Rome");
  }

  @Test
  public void whereNobodyKnowsTheSealedOrderDecidesAndUndoBringsNoSecondChance() {
    WalkRobot walk = drawnByHand(ROME, CARTHAGE);
    List<Integer> order = walk.state().shuffle().orElseThrow(AssertionError::new).order();
    walk.answer(2);
    Civilization left = order.get(0) == 1 ? CARTHAGE : ROME;
    assertThat(hand(walk)).containsExactly(Card.hidden(TREACHERY, Giver.traded(left)));
    walk.undo();
    assertThat(walk.state().shuffle().orElseThrow(AssertionError::new).order()).isEqualTo(order);
  }

  @Test
  public void whereBothCameFromOnePlayerNothingIsAsked() {
    WalkRobot walk = drawnByHand(ROME, ROME);
    assertThat(hand(walk)).hasSize(1);
  }

  private WalkRobot drawnByHand(Civilization first, Civilization second) {
    long[] id = new long[1];
    app.parts()
        .tables()
        .create("Friday", Setup.standard(16), made -> id[0] = ((Created.Stored) made).id());
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    WalkRobot walk = new WalkRobot(app, id[0]);
    walk.session().play(new Event.Holds(EGYPT, TREACHERY, Giver.traded(first)));
    walk.session().play(new Event.Holds(EGYPT, TREACHERY, Giver.traded(second)));
    walk.session().play(new Event.WentOn());
    walk.open();
    onView(withId(R.id.by_hand)).perform(new Tap());
    onView(allOf(withParent(withId(R.id.stacks)), withParentIndex(0))).perform(new Tap());
    onView(allOf(isDescendantOfA(withId(R.id.names)), withText("Treachery"))).perform(new Tap());
    return walk;
  }

  private static List<Card> hand(WalkRobot walk) {
    return walk.game().table().player(EGYPT).hand();
  }
}
