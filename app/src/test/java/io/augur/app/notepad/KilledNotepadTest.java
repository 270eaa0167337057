package io.augur.app.notepad;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.EGYPT;

import androidx.navigation.Navigation;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.Mortal;
import io.augur.app.R;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What the system keeps of a notepad when it may kill the process. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class KilledNotepadTest {
  @Rule public final App app = new App(this);
  private final Mortal phone = new Mortal(app);
  private final NotepadRobot notepad = new NotepadRobot();

  @Before
  public void aHand() {
    long id = NotepadRobot.given(app, 8, EGYPT, holds(FAMINE), holds(CIVIL_WAR));
    phone.open();
    Navigation.findNavController(phone.activity(), R.id.screens)
        .navigate(R.id.notepad, GameId.toBundle(id));
  }

  @After
  public void close() {
    phone.close();
  }

  @Test
  public void theCallIsStillThereAndSoIsItsCue() {
    notepad.call(FAMINE);
    phone.killAndReturn();
    notepad.sees("That is yours: reveal it!").sees("My cards (2)");
  }

  @Test
  public void noCardOfTheHandIsInTheSavedState() {
    notepad.call(TREACHERY);
    String saved = phone.saved().text();
    assertThat(saved).contains("treachery");
    assertThat(saved).doesNotContain("famine");
    assertThat(saved).doesNotContain("civil");
  }

  private static Event holds(Calamity calamity) {
    return new Event.Holds(EGYPT, calamity, Giver.DRAWN);
  }
}
