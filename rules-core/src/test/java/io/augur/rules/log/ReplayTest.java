package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.Track;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class ReplayTest {
  private static final String HEAD = "augur 1\ntable west_5 basic\n";

  @Test
  public void namesComeBackExactlyWhateverTheyAre() {
    List<String> names =
        List.of("Ann \"the Cat\"", "Żółć \\ n", "a\nb\r\tc\u2028", "\ud83d\ude00 \ud83d", "  ");
    List<Seat> seats = new ArrayList<>();
    for (Civilization civilization : LineUp.WEST_5.civilizations()) {
      seats.add(new Seat(civilization, names.get(seats.size())));
    }
    Rulings rulings = Rulings.standard().with(Reading.NAME_NOBODY);
    Setup setup = new Setup(LineUp.WEST_5, Track.EXPERT, rulings, seats);
    String text = LogText.setup(setup);
    Setup back = whole(text).setup();
    assertThat(back.seats()).isEqualTo(seats);
    assertThat(back.track()).isEqualTo(Track.EXPERT);
    assertThat(back.rulings()).isEqualTo(rulings);
    assertThat(LogText.plain(whole(text))).isEqualTo(text);
    assertThat(text).contains("ruling name_nobody\n");
  }

  @Test
  public void aBadLineIsNamedWithItsReasonAndTheGoodPrefixKept() {
    refuses(HEAD + "egypt has 4 cities\negypt has 10 cities\n", 4, 1, "refusal.bound");
    refuses(HEAD + "egypt has 4 cities\nrome has 1 city\n", 4, 1, "refusal.not_at_the_table");
    refuses(HEAD + "egypt has 4 citi", 3, 0, "log.expected");
    refuses(HEAD + "\0\0\0", 3, 0, "log.unknown_word");
    refuses(HEAD + "egypt has 4 cities\negypt insists\n", 4, 1, "refusal.before_phase_8");
    refuses(HEAD + "egypt has 4 cities #00000zz\n", 3, 0, "log.disagrees");
    refuses(HEAD + "sealed 00: 1 1 nonce 00\n", 3, 0, "log.no_shuffle");
    refuses(HEAD + "go on\n" + "x".repeat(1001), 4, 1, "log.long_line");
    nothing(HEAD + "x".repeat(1001), 3, "log.long_line");
    nothing("", 1, "log.no_setup");
    nothing("PK\u0003\u0004", 1, "log.expected");
    nothing("augur 2\ntable west_5 basic\n", 1, "log.newer");
    nothing("augur 0\n", 1, "log.no_version");
    nothing("augur 1\ntable west_4 basic\n", 2, "log.unknown_word");
    nothing(HEAD + "seat egypt \"Ann\"\n", 3, "log.seats");
    nothing(HEAD + "seat rome \"Ann\"\n", 3, "log.no_seat");
    nothing(HEAD + "seat egypt \"Ann\n", 3, "log.ends_early");
    nothing(HEAD + "seat egypt \"\\u12x4\"\n", 3, "log.escape");
    nothing("x".repeat(Lines.LONGEST_LOG + 1), 0, "log.huge");
  }

  private static void refuses(String log, int line, int events, String reason) {
    Replay.UpTo upTo = (Replay.UpTo) Replay.of(log);
    assertThat(upTo.fault().line()).isEqualTo(line);
    assertThat(upTo.fault().reason().key()).isEqualTo(reason);
    assertThat(upTo.history().size()).isEqualTo(events);
    assertThat(Words.in(Language.POLISH).say(upTo.fault().reason())).isNotEmpty();
    assertThat(Audit.of(log).findings()).isNotEmpty();
  }

  private static void nothing(String log, int line, String reason) {
    Fault fault = ((Replay.Nothing) Replay.of(log)).fault();
    assertThat(fault.reason().key()).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
    assertThat(Words.in(Language.POLISH).say(fault.reason())).isNotEmpty();
  }

  @Test
  public void opensAtTheLastAgreeingLine() {
    History history = whole(HEAD + "egypt has 4 cities\negypt has 5 cities\negypt has 6 cities\n");
    String log = LogText.marked(history).replace("has 5 cities", "has 3 cities");
    assertThat(Replay.of(log)).isInstanceOf(Replay.Whole.class); // the last one agrees again
    assertThat(Audit.of(log).findings()).hasSize(1);
    log = LogText.marked(history).replace("6 cities", "7 cities");
    Replay.UpTo upTo = (Replay.UpTo) Replay.of(log);
    assertThat(upTo.history().size()).isEqualTo(2);
    assertThat(upTo.fault().line()).isEqualTo(10);
  }

  @Test
  public void linesOfOtherSystemsAndEmptyLinesAreRead() {
    History history = whole("\ufeffaugur 1\r\ntable west_5 basic\r\n\r\n# hello\r\ngo on\r\n");
    assertThat(history.size()).isEqualTo(1);
    assertThat(history.asides(0)).hasSize(2);
  }

  @Test
  public void undoRedoAndJumpsShowTheSameStates() {
    History history = whole(HEAD + "egypt has 4 cities\negypt has 5 cities\n");
    var two = history.now();
    assertThat(history.undo()).isSameInstanceAs(history.state(1));
    assertThat(history.redo()).isSameInstanceAs(two);
    assertThat(history.jump(0).size()).isEqualTo(0);
    assertThat(history.play(new Event.Insisted(Civilization.EGYPT)))
        .isInstanceOf(Outcome.Refused.class);
    assertThat(history.size()).isEqualTo(2);
    history.play(new Event.WentOn());
    assertThat(history.size()).isEqualTo(1);
    assertThrows(IllegalArgumentException.class, history::redo);
  }

  private static History whole(String log) {
    Replay replay = Replay.of(log);
    assertThat(replay).isInstanceOf(Replay.Whole.class);
    return ((Replay.Whole) replay).history();
  }
}
