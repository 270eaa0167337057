package io.augur.app.charts;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.Visibility.VISIBLE;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import java.time.Duration;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class ChartsTest {
  private static final Recorded GAME = Recorded.log("whole-turn-west-8");
  private static final Duration PACE = Duration.ofSeconds(30);

  @Rule public final App app = new App(this);

  @Test
  public void theJournalLeadsToThem() {
    long id = GAME.play(app, GAME.history().size(), event -> PACE);
    app.show(R.id.journal, GameId.toBundle(id));
    onView(withContentDescription("Charts")).perform(click());
    sees("Time by phase");
    sees("9B Major calamities\u00a0· 11\u00a0minutes");
    sees("Treachery\u00a0· 1\u00a0minute");
    sees("Carthage\u00a0· 4");
    onView(withContentDescription("Back")).perform(click());
    assertThat(app.destination()).isEqualTo(R.id.journal);
  }

  @Test
  public void whatWasUndoneIsNotDrawn() {
    long id = GAME.play(app, GAME.history().size(), event -> PACE);
    app.parts().sessions().of(id).jumpTo(10);
    app.show(R.id.charts, GameId.toBundle(id));
    onView(withText("Nothing to draw yet")).check(matches(isDisplayed()));
  }

  @Test
  public void aGameWithoutTimesStillTellsItsLosses() {
    long id = GAME.play(app);
    app.show(R.id.charts, GameId.toBundle(id));
    onView(withText("Time by phase")).check(doesNotExist());
    sees("Cities lost to calamities");
  }

  @Test
  public void theTurnThatIsOverSaysHowLongItTook() {
    long id = GAME.play(app, GAME.history().size(), event -> PACE);
    app.show(R.id.walk, GameId.toBundle(id));
    sees("Turn 1: 28\u00a0minutes");
    sees("Treachery\u00a0· 1\u00a0minute");
  }

  @Test
  public void theEndOfTheCalamitiesSaysHowLongEachTook() {
    long id = Recorded.log("too-many-cards-5").play(app, 60, event -> PACE);
    app.show(R.id.summary, GameId.toBundle(id));
    onView(withId(R.id.times_title)).check(matches(withEffectiveVisibility(VISIBLE)));
  }

  /** Below the edge of the screen, perhaps. */
  private static void sees(String text) {
    onView(withText(text)).check(matches(withEffectiveVisibility(VISIBLE)));
  }
}
