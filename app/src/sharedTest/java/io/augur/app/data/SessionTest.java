package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;

import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class SessionTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final TestDisk disk = new TestDisk();
  private final TestClock clock = new TestClock();
  private final AugurDatabase database = DataModule.database(context, disk);

  @Before
  public void aTable() {
    new Tables(database.games(), clock, disk, ContextCompat.getMainExecutor(context))
        .create("Friday night", Setup.standard(5), created -> {});
  }

  @After
  public void empty() {
    database.close();
    context.deleteDatabase(AugurDatabase.FILE);
  }

  @Test
  public void aGameReopensWhereItStood() {
    Session session = open();
    session.play(holds(Calamity.FAMINE));
    session.play(holds(Calamity.FLOOD));
    session.undo();
    SessionState.Open reopened = state(open());
    assertThat(reopened.at()).isEqualTo(1);
    assertThat(reopened.size()).isEqualTo(2);
    assertThat(reopened.game().last()).hasValue(holds(Calamity.FAMINE));
  }

  @Test
  public void aStepThatTheRulesRefuseIsNotStored() {
    Session session = open();
    session.play(new Event.Called(Calamity.FAMINE));
    assertThat(state(session).said()).isInstanceOf(Said.Refused.class);
    assertThat(state(open()).size()).isEqualTo(0);
  }

  private static Event holds(Calamity calamity) {
    return new Event.Holds(Civilization.EGYPT, calamity, Giver.UNKNOWN);
  }

  private Session open() {
    return new Sessions(
            new SessionDesk(
                database.lines(),
                database.newGames(),
                clock,
                DataModule.chance(),
                disk,
                ContextCompat.getMainExecutor(context)))
        .of(1);
  }

  private static SessionState.Open state(Session session) {
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return (SessionState.Open) session.state().getValue();
  }
}
