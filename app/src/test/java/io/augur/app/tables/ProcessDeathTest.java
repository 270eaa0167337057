package io.augur.app.tables;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.Mortal;
import io.augur.app.data.Kept;
import io.augur.rules.flow.Setup;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The system kills the process; all that is left is the saved state, as bytes. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class ProcessDeathTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();
  private final Mortal phone = new Mortal(app);

  @Before
  public void aTable() {
    app.parts().tables().create("Friday night", Setup.standard(Kept.FEWEST_PLAYERS), created -> {});
    phone.open();
  }

  @After
  public void close() {
    phone.close();
  }

  @Test
  public void theTableBeingRenamedIsStillTheSame() {
    tables.more("Friday night").rename().name("Fri");
    phone.killAndReturn();
    tables.save();
    tables.sees("Fri").seesNot("Friday night");
  }

  @Test
  public void theTableChosenIsStillChosen() {
    tables.more("Friday night");
    phone.killAndReturn();
    tables.delete().seesNot("Friday night");
  }

  @Test
  public void undoIsStillOnOffer() {
    tables.more("Friday night").delete();
    phone.killAndReturn();
    tables.undo().sees("Friday night");
  }
}
