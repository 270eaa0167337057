package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class LongGamesTest {
  private static final int EVENTS = 10_000;

  private static final History HISTORY = Logs.quiet(Setup.standard(18), EVENTS);

  @Rule public final Phone phone = new Phone();

  @Test
  public void aGameOfTenThousandEventsOpensWithItsLastTurnsOnly() {
    long id = phone.imported(HISTORY);
    phone.restart();
    SessionState.Open open = phone.shown(phone.session(id));
    assertThat(open.at()).isEqualTo(EVENTS);
    assertThat(open.size()).isEqualTo(EVENTS);
    assertThat(open.game().size()).isLessThan(700);
    assertThat(Fingerprint.of(open.game())).isEqualTo(Fingerprint.of(HISTORY.now()));
  }

  @Test
  public void undoGoesBackBehindTheTurnAndToTheVeryStart() {
    long id = phone.imported(HISTORY);
    Session session = phone.session(id);
    for (int to : new int[] {EVENTS - 700, EVENTS - 701, 1, 0, 5_000, EVENTS}) {
      session.jumpTo(to);
      SessionState.Open reopened = phone.reopened(id);
      assertThat(phone.shown(session).at()).isEqualTo(to);
      assertThat(reopened.at()).isEqualTo(to);
      assertThat(reopened.size()).isEqualTo(EVENTS);
      assertThat(Fingerprint.of(reopened.game())).isEqualTo(Fingerprint.of(HISTORY.state(to)));
    }
  }

  @Test
  public void theJournalGetsAllOfIt() {
    long id = phone.imported(HISTORY);
    Session session = phone.session(id);
    Optional<Chronicle> chronicle =
        Phone.<Optional<Chronicle>>await(session::whole, Optional.class);
    assertThat(chronicle.get().moments()).hasSize(EVENTS + 1);
    session.undo();
    assertThat(phone.reopened(id).at()).isEqualTo(EVENTS - 1);
  }

  @Test
  public void aNewStepInThePastForgetsCheckpointsBehindIt() {
    long id = phone.imported(HISTORY);
    Session session = phone.session(id);
    session.jumpTo(0);
    session.play(new Event.WentOn());
    SessionState.Open reopened = phone.reopened(id);
    assertThat(reopened.at()).isEqualTo(1);
    assertThat(reopened.size()).isEqualTo(1);
    assertThat(reopened.readOnly()).isFalse();
  }

  @Test
  public void aCheckpointThatDoesNotAgreeIsNotUsed() {
    long id = phone.imported(HISTORY);
    phone.sql("UPDATE checkpoint SET text = replace(text, 'stands at ', 'stands at 1')");
    phone.restart();
    SessionState.Open open = phone.shown(phone.session(id));
    assertThat(open.game().size()).isEqualTo(EVENTS);
    assertThat(Fingerprint.of(open.game())).isEqualTo(Fingerprint.of(HISTORY.now()));
  }

  @Test
  public void fiveHundredGamesAreListedFirstPageFirst() {
    for (int i = 0; i < 500; i++) {
      phone.newGame(Setup.standard(5 + i % 14));
    }
    List<Integer> sizes = new ArrayList<>();
    Tables tables = phone.tables();
    tables
        .reading()
        .observeForever(
            reading -> {
              if (reading instanceof Reading.Games read) {
                sizes.add(read.games().size());
              }
            });
    Phone.idle();
    assertThat(sizes).containsExactly(Tables.FIRST_PAGE, 500).inOrder();
  }
}
