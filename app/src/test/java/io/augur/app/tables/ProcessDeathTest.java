package io.augur.app.tables;

import android.os.Bundle;
import android.os.Parcel;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.MainActivity;
import io.augur.app.data.Kept;
import io.augur.rules.flow.Setup;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;

/** The system kills the process; all that is left is the saved state, as bytes. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class ProcessDeathTest {
  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();
  private ActivityController<MainActivity> activity = Robolectric.buildActivity(MainActivity.class);

  @Before
  public void aTable() {
    app.parts().tables().create("Friday night", Setup.standard(Kept.FEWEST_PLAYERS), created -> {});
    activity.setup();
  }

  @After
  public void close() {
    activity.close();
  }

  @Test
  public void theTableBeingRenamedIsStillTheSame() {
    tables.more("Friday night").rename().name("Fri");
    killAndReturn();
    tables.save();
    tables.sees("Fri").seesNot("Friday night");
  }

  @Test
  public void theTableChosenIsStillChosen() {
    tables.more("Friday night");
    killAndReturn();
    tables.delete().seesNot("Friday night");
  }

  @Test
  public void undoIsStillOnOffer() {
    tables.more("Friday night").delete();
    killAndReturn();
    tables.undo().sees("Friday night");
  }

  private void killAndReturn() {
    Bundle state = new Bundle();
    activity.pause().stop().saveInstanceState(state).destroy();
    activity = Robolectric.buildActivity(MainActivity.class).setup(throughBytes(state));
  }

  private static Bundle throughBytes(Bundle state) {
    Parcel parcel = Parcel.obtain();
    try {
      state.writeToParcel(parcel, 0);
      parcel.setDataPosition(0);
      return parcel.readBundle(MainActivity.class.getClassLoader());
    } finally {
      parcel.recycle();
    }
  }
}
