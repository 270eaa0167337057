package io.augur.app.hand;

import static com.google.common.truth.Truth.assertThat;

import android.os.Bundle;
import androidx.navigation.Navigation;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.MainActivity;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.SavedState;
import io.augur.app.ui.GameId;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;

/** What the system keeps of an open hand when it may kill the process. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class SavedHandTest {
  @Rule public final App app = new App(this);
  private final HandRobot hand = new HandRobot();
  private ActivityController<MainActivity> activity = Robolectric.buildActivity(MainActivity.class);

  @After
  public void close() {
    activity.close();
  }

  @Test
  public void noCardIsInTheSavedStateAndTheCurtainHangsAfterwards() {
    long id = Recorded.log("selection-8").play(app, 0);
    activity.setup();
    Navigation.findNavController(activity.get(), R.id.screens)
        .navigate(R.id.hand, GameId.toBundle(id));
    hand.nothing().hold().stack(3).name("Famine").stack(2).name("Treachery");
    Bundle state = new Bundle();
    activity.pause().stop().saveInstanceState(state).destroy();
    SavedState saved = SavedState.of(state);
    assertThat(saved.text()).contains("assyria");
    assertThat(saved.text()).doesNotContain("famine");
    assertThat(saved.text()).doesNotContain("treachery");
    activity = Robolectric.buildActivity(MainActivity.class).setup(saved.read());
    hand.isFor("Assyria (Bo)", "2 of 8").hasNo("Famine");
  }
}
