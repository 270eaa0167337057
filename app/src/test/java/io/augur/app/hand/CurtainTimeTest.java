package io.augur.app.hand;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLooper;

/** Time passes only as far as the test says. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class CurtainTimeTest {
  @Rule public final App app = new App(this);
  private final HandRobot hand = new HandRobot();

  @Before
  public void anOpenHand() {
    long id = Recorded.log("selection-8").play(app, 0);
    app.show(R.id.hand, GameId.toBundle(id));
    hand.hold().stack(3).name("Famine");
  }

  @Test
  public void theCurtainFallsAfterTwentySecondsWithoutATouch() {
    pass(19);
    hand.sees("Famine");
    pass(20);
    hand.isFor("Minoa (Ann)", "1 of 8").hasNo("Famine");
  }

  @Test
  public void aTouchHoldsItUpForLonger() {
    pass(15);
    hand.stack(4);
    pass(15);
    hand.sees("Famine");
  }

  private static void pass(int seconds) {
    ShadowLooper.idleMainLooper(seconds, TimeUnit.SECONDS);
  }
}
