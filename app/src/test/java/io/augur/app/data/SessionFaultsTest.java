package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.database.sqlite.SQLiteDatabase;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.Shuffle;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Phase;
import java.time.Duration;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What happens to a phone in fifteen hours must not happen to a game. */
@RunWith(AndroidJUnit4.class)
public final class SessionFaultsTest {
  @Rule public final Phone phone = new Phone();

  @Test
  public void aTurnOfEighteenReopensTheSameAfterEveryEvent() {
    String log = "pirates-and-regression-18.log";
    long id = phone.newGame(Logs.history(log).setup());
    Session session = phone.session(id);
    for (Event event : Logs.events(log)) {
      session.play(event);
      SessionState.Open shown = phone.shown(session);
      SessionState.Open reopened = phone.reopened(id);
      assertThat(shown.said()).isEqualTo(Said.NOTHING);
      assertThat(reopened.at()).isEqualTo(shown.at());
      assertWithMessage("after event %s", shown.at())
          .that(Fingerprint.of(reopened.game()))
          .isEqualTo(Fingerprint.of(shown.game()));
    }
    assertThat(phone.reopened(id).at()).isEqualTo(Logs.events(log).size());
  }

  @Test
  public void undoOfAnyDepthOutlivesTheProcess() {
    String log = "whole-turn-west-8.log";
    long id = phone.newGame(Logs.history(log).setup());
    Logs.events(log).forEach(phone.session(id)::play);
    int events = Logs.events(log).size();
    phone.restart();
    for (int left = events - 1; left >= 0; left--) {
      phone.session(id).undo();
    }
    phone.restart();
    assertThat(phone.shown(phone.session(id)).at()).isEqualTo(0);
    assertThat(phone.shown(phone.session(id)).size()).isEqualTo(events);
    phone.session(id).jumpTo(events);
    assertThat(Fingerprint.of(phone.reopened(id).game()))
        .isEqualTo(Fingerprint.of(Logs.history(log).now()));
  }

  @Test
  public void aSealOutlivesUndoAndTheProcess() {
    long id = phone.newGame(Setup.standard(8));
    Session session = phone.session(id);
    for (Calamity calamity : List.of(Calamity.FAMINE, Calamity.TREACHERY, Calamity.FLOOD)) {
      session.play(new Event.Holds(Civilization.EGYPT, calamity, Giver.UNKNOWN));
    }
    session.play(new Event.WentOn());
    session.seal();
    Shuffle sealed = phone.shown(session).shuffle().orElseThrow(AssertionError::new);
    assertThat(phone.reopened(id).shuffle()).hasValue(sealed);
    session.draw(2);
    assertThat(phone.shown(session).game().last().get()).isInstanceOf(Event.Drew.class);
    session.undo();
    phone.restart();
    phone.session(id).seal();
    assertThat(phone.shown(phone.session(id)).shuffle()).hasValue(sealed);
    assertThat(phone.shown(phone.session(id)).game().prompt()).isInstanceOf(Prompt.Draw.class);
  }

  @Test
  public void aSealThatFitsNoDrawIsNotOne() {
    long id = phone.newGame(Setup.standard(8));
    phone.sql(
        "INSERT INTO line VALUES (1, 0, 1, 'sealed 0a1b2c3d4e5f: 2 1 nonce 00ff00ff00ff00ff',"
            + " NULL, 0)");
    Session session = phone.session(id);
    assertThat(phone.shown(session).shuffle()).isEmpty();
    session.draw(1);
    assertThat(phone.shown(session).at()).isEqualTo(0);
  }

  @Test
  public void aFullDiskTakesNoStepAndLosesNone() {
    long id = phone.newGame(Setup.standard(5));
    Session session = phone.session(id);
    session.play(owns(0));
    phone.pragma("max_page_count = 1"); // as small as the file is now
    int stored = fillUp(session);
    SessionState.Open shown = phone.shown(session);
    assertThat(shown.at()).isEqualTo(stored);
    assertThat(phone.reopened(id).at()).isEqualTo(stored);
    phone.pragma("max_page_count = 100000");
    session.retry();
    assertThat(phone.shown(session).said()).isEqualTo(Said.NOTHING);
    assertThat(phone.shown(session).at()).isEqualTo(stored + 1);
    session.retry();
    assertThat(phone.shown(session).at()).isEqualTo(stored + 1);
    assertThat(phone.reopened(id).at()).isEqualTo(stored + 1);
  }

  private int fillUp(Session session) {
    for (int i = 1; i < 2000; i++) {
      session.play(owns(i));
      if (phone.shown(session).said() instanceof Said.NotStored) {
        return i;
      }
    }
    throw new AssertionError("the disk was never full");
  }

  private static Event owns(int number) {
    return new Event.Has(Civilization.EGYPT, io.augur.rules.flow.Count.TOKENS, number % 40);
  }

  @Test
  public void aLockedDatabaseTakesNoStepUntilItIsFree() {
    long id = phone.newGame(Setup.standard(5));
    Session session = phone.session(id);
    session.play(owns(1));
    try (SQLiteDatabase other =
        SQLiteDatabase.openDatabase(phone.file().getPath(), null, SQLiteDatabase.OPEN_READWRITE)) {
      other.beginTransaction();
      other.execSQL("UPDATE game SET name = 'locked'");
      session.play(owns(2));
      assertThat(phone.shown(session).said()).isEqualTo(new Said.NotStored());
      assertThat(phone.shown(session).at()).isEqualTo(1);
      other.endTransaction();
    }
    session.retry();
    assertThat(phone.shown(session).at()).isEqualTo(2);
    assertThat(phone.reopened(id).at()).isEqualTo(2);
  }

  @Test
  public void whatIsCommittedLiesOnTheDisk() {
    phone.newGame(Setup.standard(5));
    assertThat(phone.pragma("synchronous")).isEqualTo(2); // full
  }

  @Test
  public void aClockThatGoesBackwardsChangesNothing() {
    long id = phone.newGame(Setup.standard(5));
    phone.session(id).play(owns(1));
    phone.clock.pass(Duration.ofDays(-400));
    phone.session(id).play(owns(2));
    phone.restart();
    assertThat(phone.shown(phone.session(id)).at()).isEqualTo(2);
    phone.session(id).undo();
    phone.session(id).play(owns(3));
    assertThat(phone.reopened(id).game().last()).hasValue(owns(3));
  }

  @Test
  public void twoWhoWatchOneGameSeeTheSame() {
    long id = phone.newGame(Setup.standard(5));
    assertThat(phone.sessions().of(id)).isSameInstanceAs(phone.sessions().of(id));
  }

  @Test
  public void aSessionThatWasOvertakenReadsAgainAndAddsNothing() {
    long id = phone.newGame(Setup.standard(5));
    Session one = phone.session(id);
    Session other = new Sessions(phone.desk()).of(id);
    one.play(owns(1));
    other.play(owns(2));
    assertThat(phone.shown(other).said()).isEqualTo(new Said.Overtaken());
    assertThat(phone.shown(other).at()).isEqualTo(1);
    other.play(owns(2));
    one.undo();
    assertThat(phone.shown(one).said()).isEqualTo(new Said.Overtaken());
    assertThat(phone.reopened(id).game().events()).containsExactly(owns(1), owns(2)).inOrder();
  }

  @Test
  public void aSecondTapOnWhatWasAlreadyAnsweredDoesNothing() {
    long id = phone.newGame(Setup.standard(5));
    Session session = phone.session(id);
    SessionState.Open seen = phone.shown(session);
    session.answer(seen, new Event.WentOn());
    session.answer(seen, new Event.WentOn());
    assertThat(phone.shown(session).at()).isEqualTo(1);
  }

  @Test
  public void theListSaysWhereAGameStopped() {
    String log = "whole-turn-west-8.log";
    long id = phone.newGame(Logs.history(log).setup());
    List<Event> events = Logs.events(log);
    events.forEach(phone.session(id)::play);
    assertThat(kept(id).stopped().turn()).isEqualTo(Logs.history(log).now().table().turn());
    phone.session(id).jumpTo(0);
    assertThat(kept(id).stopped()).isEqualTo(new Stopped(1, Phase.GATHERING));
  }

  private Kept kept(long id) {
    Tables tables = phone.tables();
    tables.retry();
    Phone.idle();
    Reading.Games games = (Reading.Games) tables.reading().getValue();
    return games.games().stream().filter(it -> it.id() == id).findFirst().get();
  }
}
