package io.augur.app.hand;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class PinTest {
  @Rule public final App app = new App(this);
  private final HandRobot hand = new HandRobot();

  @Before
  public void aHandWithAPin() {
    app.show(R.id.hand, GameId.toBundle(Recorded.log("selection-8").play(app, 0)));
    hand.hold().stack(3).name("Famine").changePin().pin("4711").sees("Famine").close();
  }

  @Test
  public void theRightPinOpensTheHandAndAWrongOneDoesNot() {
    hand.hold().hasNo("Famine").pin("1234").hasNo("Famine").seesError("That is not it.");
    hand.pin("4711").sees("Famine");
  }

  @Test
  public void fourDigitsAtLeast() {
    hand.hold().pin("47").seesError("A PIN has four to eight digits.").hasNo("Famine");
  }

  @Test
  public void manyWrongOnesHaveToWait() {
    hand.hold().pin("1111").pin("2222").pin("3333");
    hand.seesError("Too many wrong tries. Wait 30 s.").pin("4711").hasNo("Famine");
  }

  @Test
  public void whoKnowsItTakesItAway() {
    hand.hold().pin("4711").changePin().pin("4711").close();
    hand.hold().sees("Famine");
  }

  @Test
  public void aForgottenOneIsTakenAway() {
    hand.hold().forgotten().isFor("Minoa (Ann)", "1 of 8").hold().sees("Famine");
  }

  @Test
  public void othersNeedNone() {
    hand.nothing().hold().sees("No calamity cards.");
  }
}
