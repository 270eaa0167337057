package io.augur.app.tables;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.data.Kept;
import io.augur.rules.flow.Setup;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TableFormTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();

  @Before
  public void aTable() {
    app.parts().tables().create("Friday night", Setup.standard(Kept.FEWEST_PLAYERS), created -> {});
  }

  @Test
  public void aBlankNameIsRefusedWithTheReason() {
    app.open();
    tables.more("Friday night").rename().name("   ").save();
    tables.seesInDialog("A table needs a name");
    tables.name("Friday").save();
    tables.sees("Friday");
  }

  @Test
  public void aNameThatIsTooLongIsRefusedAsItIsTyped() {
    app.open();
    tables.more("Friday night").rename().name("a name that goes on and on and on and on!");
    tables.seesInDialog("40 characters at most");
    tables.save().seesInDialog("40 characters at most");
  }

  @Test
  public void whatIsNotStoredStaysInTheFormAndSaysSo() {
    app.parts().database().refuseWrites();
    app.open();
    tables.more("Friday night").rename().name("Friday").save();
    tables.seesInDialog("Could not be saved. Free some storage, then try again.");
  }
}
