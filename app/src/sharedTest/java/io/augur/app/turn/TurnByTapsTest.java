package io.augur.app.turn;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Whole turns by taps alone, from the list of tables to the next turn; only the counts and advances
 * of all players but two at a large table come straight into the session.
 */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TurnByTapsTest {
  @Rule public final App app = new App(this);

  @Test
  public void theRulebooksFirstExample() {
    practise("practice-8", R.id.one_too_many);
  }

  @Test
  public void theRulebooksSecondExample() {
    practise("practice-16", R.id.twice_the_same);
  }

  @Test
  public void fivePlayers() {
    play("whole-turn-east-5", 5);
  }

  @Test
  public void twelvePlayers() {
    play("whole-turn-12", 2);
  }

  private void practise(String log, int example) {
    app.open();
    TurnRobot turn = new TurnRobot(app, log);
    turn.play(turn.practise(example), at -> {});
  }

  private void play(String log, int typed) {
    app.open();
    TurnRobot turn = new TurnRobot(app, log);
    turn.play(turn.begin(typed), at -> {});
  }
}
