package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Created;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Whose;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Two games that differ only in hidden cards and their givers look the same to a table. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class SameForTheTableTest {
  private static final int[] SCREENS = {
    R.id.table, R.id.seat, R.id.walk, R.id.announcer, R.id.journal, R.id.summary
  };
  private static final Event[] ONE = {
    holds(Calamity.FAMINE, Giver.DRAWN),
    holds(Calamity.TREACHERY, Giver.traded(ROME)),
    holds(Calamity.CIVIL_WAR, Giver.DRAWN)
  };
  private static final Event[] OTHER = {
    holds(Calamity.FLOOD, Giver.DRAWN),
    holds(Calamity.EPIDEMIC, Giver.traded(CARTHAGE)),
    holds(Calamity.BARBARIAN_HORDES, Giver.UNKNOWN)
  };

  @Rule public final App app = new App(this);

  @Test
  public void whileTheCardsAreEntered() {
    compare(given(ONE), given(OTHER));
  }

  @Test
  public void whileTheCardsLieFaceDown() {
    long one = given(ONE);
    long other = given(OTHER);
    for (long id : new long[] {one, other}) {
      session(id).play(new Event.WentOn());
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      SessionState.Open open = (SessionState.Open) session(id).state().getValue();
      assertThat(open.game().prompt()).isInstanceOf(Prompt.Draw.class);
    }
    compare(one, other);
  }

  private void compare(long one, long other) {
    for (int screen : SCREENS) {
      List<String> seen = look(screen, one);
      assertThat(seen).isNotEmpty();
      assertWithMessage("screen %s", screen)
          .that(look(screen, other))
          .containsExactlyElementsIn(seen);
    }
  }

  /** All words of a screen, and all that is only spoken; a seal is chance and tells nothing. */
  private List<String> look(int screen, long id) {
    app.show(screen, Whose.in(GameId.toBundle(id), EGYPT));
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    List<String> texts = Shown.texts();
    texts.removeIf(text -> text.toLowerCase(java.util.Locale.ROOT).contains("seal"));
    return texts;
  }

  private long given(Event... facts) {
    long[] id = new long[1];
    app.parts()
        .tables()
        .create("Friday", Setup.standard(8), made -> id[0] = ((Created.Stored) made).id());
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    for (Event fact : facts) {
      session(id[0]).play(fact);
    }
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return id[0];
  }

  private Session session(long id) {
    return app.parts().sessions().of(id);
  }

  private static Event holds(Calamity calamity, Giver giver) {
    return new Event.Holds(EGYPT, calamity, giver);
  }
}
