package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.not;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.app.data.Reading;
import io.augur.app.data.SessionState;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Track;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class SetupTest {
  @Rule public final App app = new App(this);
  private final SetupRobot setup = new SetupRobot();

  @Test
  public void twoTapsMakeATableWithTheDayAsItsNameAndOpenIt() {
    app.open();
    setup.newTable().create();
    assertThat(app.destination()).isEqualTo(R.id.table);
    assertThat(kept().name()).isEqualTo("November 18");
    assertThat(made().lineUp()).isEqualTo(LineUp.WEST_9);
  }

  @Test
  public void everythingThatIsSetIsKept() {
    app.open();
    setup.newTable().name(" Friday ").tap(R.id.fewer).tap(R.id.east).tap(R.id.expert);
    setup.player("Saba", " Ann ").player("Parthia", "Bo");
    setup.tap(R.id.rulings_fold).tap("No, it helps on flood plains only.").create();
    assertThat(kept().name()).isEqualTo("Friday");
    assertThat(made().lineUp()).isEqualTo(LineUp.EAST_8);
    assertThat(made().track()).isEqualTo(Track.EXPERT);
    assertThat(made().seats().get(0)).isEqualTo(new Seat(Civilization.SABA, "Ann"));
    assertThat(made().seats().get(7)).isEqualTo(new Seat(Civilization.PARTHIA, "Bo"));
    assertThat(made().rulings().has(io.augur.rules.table.Reading.ENGINEERING_ON_THE_PLAIN_ONLY))
        .isTrue();
  }

  @Test
  public void aPlayerMovesToAnotherSeatByButtons() {
    app.open();
    setup.newTable().tap(R.id.seating_fold).move("Move Assyria up");
    setup.seesSeat("Assyria", 0).seesSeat("Minoa", 1);
    setup.sees("Seating: as set here").create();
    assertThat(made().neighbour(Civilization.ASSYRIA)).isEqualTo(Civilization.MINOA);
  }

  @Test
  public void thereAreNeverMoreThanEighteenPlayersNorFewerThanFive() {
    app.open();
    setup.newTable();
    for (int players = 9; players < Kept.MOST_PLAYERS; players++) {
      setup.tap(R.id.more);
    }
    onView(withId(R.id.more)).check(matches(not(isEnabled())));
    for (int players = Kept.MOST_PLAYERS; players > Kept.FEWEST_PLAYERS; players--) {
      setup.tap(R.id.fewer);
    }
    onView(withId(R.id.fewer)).check(matches(not(isEnabled())));
    setup.create();
    assertThat(kept().players()).isEqualTo(Kept.FEWEST_PLAYERS);
  }

  @Test
  public void aBlankNameIsRefusedWithTheReason() {
    app.open();
    setup.newTable().name("  ").create().seesError("A table needs a name");
    assertThat(app.destination()).isEqualTo(R.id.setup);
  }

  @Test
  public void whatIsTypedAndFoldedOutOutlivesARotation() {
    app.open();
    setup.newTable().name("Friday ni").tap(R.id.more).player("Egypt", "Ann");
    setup.tap(R.id.seating_fold);
    app.recreate();
    onView(withId(R.id.name)).check(matches(withText("Friday ni")));
    setup.seesSeat("Egypt (Ann)", 8).create();
    assertThat(kept().players()).isEqualTo(10);
    assertThat(made().seats()).contains(new Seat(Civilization.EGYPT, "Ann"));
  }

  @Test
  public void whatIsNotStoredStaysOnTheScreenAndSaysSo() {
    app.parts().database().refuseWrites();
    app.open();
    setup.newTable().create();
    setup.seesError("Could not be saved. Free some storage, then try again.");
    assertThat(app.destination()).isEqualTo(R.id.setup);
  }

  private Kept kept() {
    return ((Reading.Games) app.parts().tables().reading().getValue()).games().get(0);
  }

  private Setup made() {
    SessionState state = app.parts().sessions().of(kept().id()).state().getValue();
    return ((SessionState.Open) state).game().table().setup();
  }
}
