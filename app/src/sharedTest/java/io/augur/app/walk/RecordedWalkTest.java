package io.augur.app.walk;

import android.os.StrictMode;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Recorded games, answered by taps from phase 8 on; each state is the recorded one. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class RecordedWalkTest {
  @Rule public final App app = new App(this);

  private StrictMode.ThreadPolicy before = StrictMode.getThreadPolicy();

  @Before
  public void watchTheMainThread() {
    before = StrictMode.getThreadPolicy();
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  @After
  public void stopWatching() {
    StrictMode.setThreadPolicy(before);
  }

  @Test
  public void aSelectionWithTooManyCards() {
    walk("too-many-cards-5");
  }

  @Test
  public void theRulebooksFirstExample() {
    walk("selection-8");
  }

  @Test
  public void aSelectionAndResolutionOfEight() {
    walk("practice-8");
  }

  @Test
  public void countsThatNobodyHasEntered() {
    walk("by-hand-5");
  }

  @Test
  public void twoFamines() {
    walk("famine-two-copies-12");
  }

  @Test
  public void aFloodAndACivilWar() {
    walk("flood-and-civil-war-east-8");
  }

  @Test
  public void fourVictims() {
    walk("four-victims-11");
  }

  @Test
  public void hordesAndTyrants() {
    walk("hordes-and-tyrants-14");
  }

  @Test
  public void nothingCounted() {
    walk("nobody-has-counted-16");
  }

  @Test
  public void piratesMinorsAndInsisting() {
    walk("pirates-and-regression-18");
  }

  @Test
  public void otherRulings() {
    walk("read-otherwise-14");
  }

  @Test
  public void twoCivilWars() {
    walk("two-civil-wars-16");
  }

  @Test
  public void twoEpidemics() {
    walk("two-epidemics-12");
  }

  @Test
  public void twoFloodsInOrder() {
    walk("two-floods-in-order-18");
  }

  @Test
  public void everyCalamityAtEighteen() {
    walk("every-calamity-18");
  }

  @Test
  public void aWholeTurnInTheEast() {
    walk("whole-turn-east-5");
  }

  @Test
  public void aWholeTurnInTheWest() {
    walk("whole-turn-west-8");
  }

  private void walk(String log) {
    new RecordedWalk(app).walk(log);
  }
}
