package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.database.Cursor;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A row in the middle of a game went bad. */
@RunWith(AndroidJUnit4.class)
public final class DamageTest {
  private static final String LOG = "whole-turn-west-8.log";
  private static final int BAD = 40;

  @Rule public final Phone phone = new Phone();

  private final History history = Logs.history(LOG);
  private final List<Event> events = Logs.events(LOG).subList(0, history.size() - 1);
  private long id;

  @Before
  public void mostOfATurn() {
    id = phone.newGame(history.setup());
    events.forEach(phone.session(id)::play);
    phone.restart();
  }

  @Test
  public void everyKindOfDamageStopsAtTheLastGoodLine() {
    phone.sql("CREATE TABLE spare AS SELECT * FROM line");
    for (String damage :
        List.of(
            "UPDATE line SET line = 'egypt has 3 citie' WHERE event = " + BAD,
            "UPDATE line SET line = NULL WHERE event = " + BAD,
            "UPDATE line SET line = '' WHERE event = " + BAD,
            "UPDATE line SET line = '# nothing' WHERE event = " + BAD,
            "UPDATE line SET line = line || char(10) || line WHERE event = " + BAD,
            "UPDATE line SET line = x'ff00fe' WHERE event = " + BAD,
            "UPDATE line SET fingerprint = NULL WHERE event >= " + BAD,
            "UPDATE line SET fingerprint = 'zzzzzzz' WHERE event >= " + BAD,
            "DELETE FROM line WHERE event = " + BAD,
            "DELETE FROM line WHERE event >= " + BAD)) {
      phone.sql(damage);
      SessionState.Open open = phone.reopened(id);
      assertWithMessage(damage).that(open.readOnly()).isTrue();
      assertWithMessage(damage).that(open.at()).isEqualTo(BAD - 1);
      assertThat(Fingerprint.of(open.game())).isEqualTo(Fingerprint.of(history.state(BAD - 1)));
      phone.sql("DELETE FROM line");
      phone.sql("INSERT INTO line SELECT * FROM spare");
    }
    assertThat(phone.reopened(id).readOnly()).isFalse();
  }

  @Test
  public void aGameWithoutItsFirstLinesIsReadOnlyAtItsStart() {
    phone.sql("DELETE FROM line WHERE event = 1");
    assertThat(phone.reopened(id).readOnly()).isTrue();
    assertThat(phone.reopened(id).at()).isEqualTo(0);
    phone.sql("DELETE FROM line");
    assertThat(phone.reopened(id).readOnly()).isTrue();
    assertThat(phone.reopened(id).at()).isEqualTo(0);
  }

  @Test
  public void nothingIsAddedUndoneOrDeletedBehindTheDamage() {
    phone.sql("UPDATE line SET line = 'x' WHERE event = " + BAD);
    List<String> before = lines(id);
    Session session = phone.session(id);
    session.play(history.state(BAD).last().get());
    assertThat(phone.shown(session).said()).isEqualTo(new Said.ReadOnly());
    session.undo();
    session.redo();
    session.seal();
    assertThat(phone.shown(session).at()).isEqualTo(BAD - 1);
    assertThat(lines(id)).isEqualTo(before);
  }

  @Test
  public void aCopyGoesOnFromTheLastGoodLine() {
    phone.sql("UPDATE line SET line = 'x' WHERE event = " + BAD);
    List<String> before = lines(id);
    Created created =
        Phone.await(then -> phone.session(id).goOnFromHere("again", then), Created.class);
    long copy = ((Created.Stored) created).id();
    events.subList(BAD - 1, events.size()).forEach(phone.session(copy)::play);
    assertThat(phone.shown(phone.session(copy)).said()).isEqualTo(Said.NOTHING);
    assertThat(Fingerprint.of(phone.reopened(copy).game()))
        .isEqualTo(Fingerprint.of(history.state(events.size())));
    assertThat(lines(id)).isEqualTo(before);
  }

  @Test
  public void damageInEarlierTurnsIsSaidToThoseWhoGoBackToIt() {
    long game = phone.imported(Logs.quiet(Setup.standard(8), 1_200));
    phone.sql("UPDATE line SET line = 'x' WHERE game_id = " + game + " AND event = " + BAD);
    Session session = phone.session(game);
    assertThat(phone.shown(session).readOnly()).isFalse();
    session.jumpTo(BAD - 10);
    assertThat(phone.shown(session).said()).isInstanceOf(Said.OutOfReach.class);
    assertThat(phone.shown(session).at()).isEqualTo(1_200);
    Chronicle chronicle = Phone.<Optional<Chronicle>>await(session::whole, Optional.class).get();
    assertThat(chronicle.moments()).hasSize(BAD);
    assertThat(chronicle.damage()).isPresent();
    session.undo();
    assertThat(phone.reopened(game).at()).isEqualTo(1_199);
  }

  @Test
  public void aGameWithoutAReadableSetupSaysSo() {
    phone.sql("UPDATE game SET setup = 'augur 99'");
    Session session = phone.session(id);
    assertThat(phone.state(session)).isEqualTo(new SessionState.Unreadable());
    phone.sql("UPDATE game SET setup = NULL"); // the standard table
    session.retry();
    assertThat(phone.state(session)).isInstanceOf(SessionState.Open.class);
  }

  private List<String> lines(long game) {
    List<String> lines = new ArrayList<>();
    phone.onDisk(
        () -> {
          try (Cursor rows =
              phone
                  .database()
                  .getOpenHelper()
                  .getReadableDatabase()
                  .query("SELECT event, aside, line FROM line WHERE game_id = " + game)) {
            while (rows.moveToNext()) {
              lines.add(rows.getInt(0) + "/" + rows.getInt(1) + " " + rows.getString(2));
            }
          }
        });
    return lines;
  }
}
