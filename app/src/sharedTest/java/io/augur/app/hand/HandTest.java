package io.augur.app.hand;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static com.google.common.truth.Truth.assertThat;

import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.SessionState;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Giver;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.HandView;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class HandTest {
  @Rule public final App app = new App(this);
  private final HandRobot hand = new HandRobot();
  private long id;

  @Before
  public void aTableOfEight() {
    id = Recorded.log("selection-8").play(app, 0);
    app.show(R.id.hand, GameId.toBundle(id));
  }

  @Test
  public void theCurtainSaysWhomThePhoneIsFor() {
    hand.isFor("Minoa (Ann)", "1 of 8").nothing().isFor("Assyria (Bo)", "2 of 8");
  }

  @Test
  public void aTradedCardTakesItsStackItsNameAndItsGiver() {
    hand.hold().stack(2).name("Treachery").giver("Cem");
    hand.sees("Treachery").sees("from Carthage");
    assertThat(cards(Civilization.MINOA))
        .containsExactly(Card.hidden(Calamity.TREACHERY, Giver.traded(Civilization.CARTHAGE)));
  }

  @Test
  public void aCardThatCantBeTradedNeedsNoGiver() {
    hand.hold().stack(3).name("Famine").sees("drawn");
    assertThat(cards(Civilization.MINOA))
        .containsExactly(Card.hidden(Calamity.FAMINE, Giver.DRAWN));
  }

  @Test
  public void aCardIsRemovedAgain() {
    hand.hold().stack(3).name("Famine").remove("Famine").sees("No calamity cards.");
    assertThat(cards(Civilization.MINOA)).isEmpty();
  }

  @Test
  public void whatIsNotInPlayAtThisTableIsNotOffered() {
    hand.hold().stack(2).hasNo("Tempest");
    onView(withContentDescription("Stack 1")).check(doesNotExist());
  }

  @Test
  public void aCopyThatAnotherHoldsIsRefusedWithTheReasonButNotGivenAwayBefore() {
    hand.hold().stack(3).name("Famine").next();
    hand.hold().hasNo("Famine").stack(3).name("Famine");
    hand.sees("There is only 1 copy of Famine.");
    assertThat(cards(Civilization.ASSYRIA)).isEmpty();
  }

  @Test
  public void theWindowIsSecureExactlyWhileAHandIsOpen() {
    assertThat(secure()).isFalse();
    hand.hold();
    assertThat(secure()).isTrue();
    hand.close();
    assertThat(secure()).isFalse();
    hand.hold().next();
    assertThat(secure()).isFalse();
  }

  @Test
  public void nothingBehindTheCurtainIsSpokenByItself() {
    hand.hold().stack(3).name("Famine").stack(2);
    onView(withId(R.id.open)).check((view, missing) -> assertThat(speaks(view)).isFalse());
  }

  private static boolean speaks(View view) {
    boolean speaks = view.getAccessibilityLiveRegion() != View.ACCESSIBILITY_LIVE_REGION_NONE;
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        speaks |= speaks(group.getChildAt(i));
      }
    }
    return speaks;
  }

  @Test
  public void leavingTheAppDropsTheCurtainAndNoCardIsLeftInTheWindow() {
    hand.hold().stack(3).name("Famine").sees("Famine");
    app.leave();
    assertThat(secure()).isTrue();
    app.comeBack();
    hand.isFor("Minoa (Ann)", "1 of 8").hasNo("Famine");
    assertThat(secure()).isFalse();
  }

  @Test
  public void aRotationKeepsTheHandOpen() {
    hand.hold().stack(3).name("Famine");
    app.recreate();
    hand.sees("Famine");
    assertThat(secure()).isTrue();
  }

  @Test
  public void aShortTapOpensNothing() {
    onView(withId(R.id.hold)).perform(click());
    hand.isFor("Minoa (Ann)", "1 of 8").sees("Hold it a little longer.");
    assertThat(secure()).isFalse();
  }

  @Test
  public void sixteenCardsWithGiversTakeAtMostFourTapsEach() {
    List<String> tradeable =
        List.of(
            "Treachery",
            "Slave Revolt",
            "Superstition",
            "Barbarian Hordes",
            "Epidemic",
            "Civil Disorder",
            "Iconoclasm and Heresy",
            "Piracy");
    List<String> others =
        List.of(
            "Volcanic Eruption or Earthquake",
            "Famine",
            "Flood",
            "Civil War",
            "Cyclone",
            "Tyranny",
            "Corruption",
            "Regression");
    for (int player = 0; player < 8; player++) {
      hand.hold();
      hand.stack(player + 2).name(tradeable.get(player)).giver(player == 0 ? "Bo" : "Ann");
      hand.stack(9 - player).name(others.get(7 - player));
      hand.next();
    }
    System.out.println("taps for 16 cards at 8 players, hand-over included: " + hand.taps());
    assertThat(hand.taps()).isAtMost(4 * 16);
    for (Civilization player : game().game().table().setup().civilizations()) {
      assertThat(cards(player)).hasSize(2);
    }
  }

  /** At eight players only eight such cards are in play, so these eight sit at a larger table. */
  @Test
  public void sixteenCardsThatSomebodyGaveTakeAtMostFourTapsEach() {
    id = Recorded.log("every-calamity-18").play(app, 0);
    app.show(R.id.hand, GameId.toBundle(id));
    for (int stack = 2; stack <= 9; stack++) {
      hand.hold();
      for (Calamity calamity : Calamity.values()) {
        if (calamity.row().stack() == stack && calamity.row().kind().tradeable()) {
          String name = Words.in(Language.ENGLISH).say(calamity.row().title());
          hand.stack(stack).name(name).giver("Rob");
        }
      }
      hand.next();
    }
    System.out.println("taps for 16 cards with givers, hand-over included: " + hand.taps());
    assertThat(hand.taps()).isAtMost(4 * 16);
    for (Civilization player : game().game().table().setup().civilizations().subList(0, 8)) {
      assertThat(cards(player)).hasSize(2);
    }
  }

  private SessionState.Open game() {
    return (SessionState.Open) app.parts().sessions().of(id).state().getValue();
  }

  private List<Card> cards(Civilization player) {
    return HandView.of(game().game(), player).hand();
  }

  private boolean secure() {
    boolean[] secure = new boolean[1];
    app.onActivity(
        activity ->
            secure[0] =
                (activity.getWindow().getAttributes().flags
                        & WindowManager.LayoutParams.FLAG_SECURE)
                    != 0);
    return secure[0];
  }
}
