package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.PositionAssertions.isCompletelyAbove;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.startsWith;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.data.Kept;
import io.augur.rules.flow.Setup;
import java.time.Duration;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TablesTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();

  @Test
  public void withoutGamesTheScreenSaysWhatToDo() {
    app.open();
    tables.sees(R.string.tables_empty_title).sees(R.string.tables_new);
  }

  @Test
  public void aTableIsListedWithItsPlayers() {
    app.parts().tables().create("Friday night", Setup.standard(11), created -> {});
    app.open();
    tables.sees("Friday night").sees("11 players · turn 1");
    onView(withContentDescription(startsWith("Friday night, 11 players · turn 1, Today, ")))
        .check(matches(isDisplayed()));
  }

  @Test
  public void aTapOpensTheTable() {
    given("Friday night");
    app.open();
    tables.open("Friday night");
    assertThat(app.destination()).isEqualTo(R.id.table);
  }

  @Test
  public void theNewestTableComesFirst() {
    given("Older");
    app.parts().clock().pass(Duration.ofHours(1));
    given("Newer");
    app.open();
    onView(withText("Newer")).check(isCompletelyAbove(withText("Older")));
  }

  @Test
  public void aTableGetsAnotherName() {
    given("Frday night");
    app.open();
    tables.more("Frday night").rename().name("  Friday night ").save();
    tables.sees("Friday night").seesNot("Frday night");
  }

  @Test
  public void aDeletedTableComesBackByUndo() {
    given("Friday night");
    app.open();
    tables.more("Friday night").delete();
    tables.seesNot("Friday night").sees(R.string.tables_empty_title);
    tables.undo().sees("Friday night");
  }

  @Test
  public void backLeavesTheTableAsItWas() {
    given("Friday night");
    app.open();
    tables.more("Friday night").rename().name("Another");
    pressBack();
    tables.sees("Friday night");
  }

  @Test
  public void theScreenSaysWhenItCantReadAndTriesAgain() {
    BrokenDatabase.plant();
    app.open();
    tables.sees(R.string.tables_unreadable_title);
    BrokenDatabase.remove();
    onView(withId(R.id.retry)).perform(click());
    tables.sees(R.string.tables_empty_title);
  }

  @Test
  public void whatIsBeingReadIsNotCalledEmpty() {
    app.parts().disk().hold();
    app.open();
    onView(withId(R.id.loading)).check(matches(isDisplayed()));
    app.parts().disk().release();
    tables.sees(R.string.tables_empty_title);
  }

  private void given(String name) {
    app.parts().tables().create(name, Setup.standard(Kept.FEWEST_PLAYERS), created -> {});
  }
}
