package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import android.database.Cursor;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Aside;
import io.augur.rules.table.Civilization;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class PinsTest {
  private static final Checked RIGHT = new Checked.Right();

  @Rule public final Phone phone = new Phone();

  private long game;

  @Before
  public void aTable() {
    game = phone.newGame(Setup.standard(5));
  }

  @Test
  public void nobodyHasAPinUntilHeWantsOne() {
    assertThat(seats()).isEmpty();
    assertThat(check(EGYPT, "0000")).isEqualTo(RIGHT);
  }

  @Test
  public void aPinGuardsOneHandInOneGame() {
    set(EGYPT, "2718");
    long other = phone.newGame(Setup.standard(5));
    phone.restart();
    assertThat(seats()).containsExactly(EGYPT);
    assertThat(check(EGYPT, "2719")).isEqualTo(new Checked.Wrong(Duration.ZERO));
    assertThat(check(EGYPT, "2718")).isEqualTo(RIGHT);
    assertThat(check(MINOA, "1111")).isEqualTo(RIGHT);
    assertThat(Phone.<List<Civilization>>await(then -> phone.pins().seats(other, then), List.class))
        .isEmpty();
  }

  @Test
  public void aPinThatIsThereIsNotReplaced() {
    set(EGYPT, "2718");
    Outcome outcome =
        Phone.await(then -> phone.pins().set(game, EGYPT, "1111", then), Outcome.class);
    assertThat(outcome).isEqualTo(Outcome.NOT_STORED);
    assertThat(check(EGYPT, "2718")).isEqualTo(RIGHT);
  }

  @Test
  public void afterThreeWrongTriesEvenTheRightOneHasToWait() {
    set(EGYPT, "2718");
    Duration wait = threeWrongTries();
    assertThat(check(EGYPT, "2718")).isEqualTo(new Checked.TooSoon(wait));
    phone.restart();
    phone.clock.pass(wait.minusSeconds(1));
    assertThat(check(EGYPT, "2718")).isEqualTo(new Checked.TooSoon(Duration.ofSeconds(1)));
    phone.clock.pass(Duration.ofSeconds(1));
    assertThat(check(EGYPT, "2718")).isEqualTo(RIGHT);
    assertThat(check(EGYPT, "1111")).isEqualTo(new Checked.Wrong(Duration.ZERO));
  }

  @Test
  public void waitsGrowButEnd() {
    set(EGYPT, "2718");
    Duration wait = threeWrongTries();
    for (int i = 0; i < 20; i++) {
      phone.clock.pass(wait);
      wait = ((Checked.Wrong) check(EGYPT, "0000")).pause();
    }
    assertThat(wait).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  public void aClockPutBackNeitherUnlocksNorLocksForEver() {
    set(EGYPT, "2718");
    Duration wait = threeWrongTries();
    phone.clock.pass(Duration.ofDays(-3000));
    assertThat(check(EGYPT, "2718")).isEqualTo(new Checked.TooSoon(wait));
    phone.clock.pass(wait);
    assertThat(check(EGYPT, "2718")).isEqualTo(RIGHT);
  }

  @Test
  public void thePinItselfIsNowhereInTheFile() {
    set(EGYPT, "27182818");
    phone.onDisk(
        () -> {
          try (Cursor row =
              phone.database().getOpenHelper().getReadableDatabase().query("SELECT * FROM pin")) {
            row.moveToFirst();
            for (int i = 0; i < row.getColumnCount(); i++) {
              String column =
                  row.getType(i) == Cursor.FIELD_TYPE_BLOB
                      ? new String(row.getBlob(i), StandardCharsets.ISO_8859_1)
                      : row.getString(i);
              assertThat(column).doesNotContain("27182818");
            }
          }
        });
  }

  @Test
  public void theSamePinOfTwoPlayersHasTwoHashes() {
    set(EGYPT, "2718");
    set(MINOA, "2718");
    phone.onDisk(
        () -> {
          PinRow egypt = Objects.requireNonNull(phone.database().pins().pin(game, EGYPT.key()));
          PinRow minoa = Objects.requireNonNull(phone.database().pins().pin(game, MINOA.key()));
          assertThat(egypt.hash).isNotEqualTo(minoa.hash);
        });
  }

  @Test
  public void thePlayerRemovesHisPinHimself() {
    set(EGYPT, "2718");
    assertThat(remove("1111")).isEqualTo(new Checked.Wrong(Duration.ZERO));
    assertThat(seats()).containsExactly(EGYPT);
    assertThat(remove("2718")).isEqualTo(RIGHT);
    assertThat(seats()).isEmpty();
    assertThat(notes()).isEmpty();
  }

  @Test
  public void theGameMasterTakesAPinAwayInTheJournal() {
    set(EGYPT, "2718");
    threeWrongTries();
    reset();
    assertThat(seats()).isEmpty();
    phone.restart();
    assertThat(notes()).containsExactly(EGYPT);
  }

  @Test
  public void noUndoHidesThatAPinWasTakenAway() {
    set(EGYPT, "2718");
    Session session = phone.session(game);
    session.play(new Event.Has(MINOA, Count.TOKENS, 4));
    session.play(new Event.Has(MINOA, Count.TOKENS, 5));
    reset();
    session.undo();
    session.undo();
    session.play(new Event.Has(MINOA, Count.TOKENS, 6));
    phone.restart();
    assertThat(notes()).containsExactly(EGYPT);
  }

  @Test
  public void aCopyOfAGameKeepsItsPins() {
    set(EGYPT, "2718");
    long original = game;
    Created copy = Phone.await(then -> phone.copies().make(original, "copy", then), Created.class);
    game = ((Created.Stored) copy).id();
    assertThat(seats()).containsExactly(EGYPT);
    assertThat(check(EGYPT, "2718")).isEqualTo(RIGHT);
  }

  @Test
  public void withoutADatabaseNoHandOpens() {
    set(EGYPT, "2718");
    phone.die();
    BrokenDatabase.plant();
    phone.wake();
    assertThat(check(EGYPT, "2718")).isEqualTo(new Checked.NotChecked());
    assertThat(seats()).contains(EGYPT);
  }

  private void set(Civilization seat, String pin) {
    Outcome outcome = Phone.await(then -> phone.pins().set(game, seat, pin, then), Outcome.class);
    assertThat(outcome).isEqualTo(Outcome.STORED);
  }

  private Checked check(Civilization seat, String pin) {
    return Phone.await(then -> phone.pins().check(game, seat, pin, then), Checked.class);
  }

  private Checked remove(String pin) {
    return Phone.await(then -> phone.pins().remove(game, EGYPT, pin, then), Checked.class);
  }

  private void reset() {
    Outcome outcome = Phone.await(then -> phone.pins().reset(game, EGYPT, then), Outcome.class);
    assertThat(outcome).isEqualTo(Outcome.STORED);
  }

  private Duration threeWrongTries() {
    check(EGYPT, "0000");
    check(EGYPT, "0001");
    return ((Checked.Wrong) check(EGYPT, "0002")).pause();
  }

  private List<Civilization> seats() {
    return Phone.<List<Civilization>>await(then -> phone.pins().seats(game, then), List.class);
  }

  private List<Civilization> notes() {
    Chronicle chronicle =
        Phone.<Optional<Chronicle>>await(phone.session(game)::whole, Optional.class).get();
    List<Civilization> notes = new ArrayList<>();
    for (Chronicle.Moment moment : chronicle.moments()) {
      for (Aside aside : moment.asides()) {
        PinNote.seat(aside).ifPresent(notes::add);
      }
    }
    return notes;
  }
}
