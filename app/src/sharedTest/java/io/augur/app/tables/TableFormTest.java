package io.augur.app.tables;

import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Kept;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TableFormTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();

  @Test
  public void aBlankNameIsRefusedWithTheReason() {
    app.open();
    tables.newTable().name("   ").save();
    tables.seesInDialog("A table needs a name");
    tables.name("Friday").save();
    tables.sees("Friday");
  }

  @Test
  public void aNameThatIsTooLongIsRefusedAsItIsTyped() {
    app.open();
    tables.newTable().name("a name that goes on and on and on and on!");
    tables.seesInDialog("40 characters at most");
    tables.save().seesInDialog("40 characters at most");
  }

  @Test
  public void thereAreNeverMoreThanEighteenPlayers() {
    app.open();
    tables.newTable();
    for (int players = 9; players < Kept.MOST_PLAYERS; players++) {
      tables.onePlayerMore();
    }
    TablesRobot.inDialog(R.id.more).check(matches(not(isEnabled())));
    tables.save();
    tables.sees("18 players");
  }

  @Test
  public void thereAreNeverFewerThanFivePlayers() {
    app.open();
    tables.newTable();
    for (int players = 9; players > Kept.FEWEST_PLAYERS; players--) {
      TablesRobot.inDialog(R.id.fewer).perform(click());
    }
    TablesRobot.inDialog(R.id.fewer).check(matches(not(isEnabled())));
    tables.save();
    tables.sees("5 players");
  }

  @Test
  public void aHalfTypedNameOutlivesARotation() {
    app.open();
    tables.newTable().name("Friday ni").onePlayerMore();
    app.recreate();
    TablesRobot.inDialog(R.id.name).check(matches(withText("Friday ni")));
    tables.save();
    tables.sees("Friday ni").sees("10 players");
  }

  @Test
  public void whatIsNotStoredStaysInTheFormAndSaysSo() {
    app.parts().database().refuseWrites();
    app.open();
    tables.newTable().name("Friday").save();
    tables.seesInDialog("Could not be saved. Free some storage, then try again.");
  }
}
