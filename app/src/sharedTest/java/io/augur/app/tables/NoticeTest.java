package io.augur.app.tables;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.rules.flow.Setup;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class NoticeTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();

  @Before
  public void aTable() {
    app.parts().tables().create("Friday night", Setup.standard(Kept.FEWEST_PLAYERS), created -> {});
  }

  @Test
  public void undoOutlivesARotation() {
    app.open();
    tables.more("Friday night").delete();
    app.recreate();
    tables.undo().sees("Friday night");
  }

  @Test
  public void aTableThatCantBeDeletedStaysAndTheScreenSaysSo() {
    app.parts().database().refuseWrites();
    app.open();
    tables.more("Friday night").delete();
    tables.sees("Friday night").sees(R.string.tables_not_stored);
  }
}
