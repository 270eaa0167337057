package io.augur.app.turn;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The whole turns once more: in Polish, and on a tablet that lies on its side. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TurnAnywhereTest {
  private static final String TABLET = "w1280dp-h800dp-land-mdpi";

  @Rule public final App app = new App(this);

  @Test
  @Config(qualifiers = "pl-rPL-" + TABLET)
  public void fivePlayersInPolishOnATablet() {
    play("whole-turn-east-5", 5);
  }

  @Test
  @Config(qualifiers = "pl-rPL-w360dp-h760dp-port-xhdpi")
  public void twelvePlayersInPolishOnAPhone() {
    play("whole-turn-12", 1);
  }

  @Test
  @Config(qualifiers = "en-rGB-" + TABLET)
  public void twelvePlayersOnATablet() {
    play("whole-turn-12", 1);
  }

  @Test
  @Config(qualifiers = "pl-rPL-" + TABLET)
  public void eighteenPlayersInPolishOnATablet() {
    play("every-calamity-18", 1);
  }

  private void play(String log, int typed) {
    app.open();
    TurnRobot turn = new TurnRobot(app, log);
    turn.play(turn.begin(typed), at -> {});
  }
}
