package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import org.junit.Test;

public final class CheckpointTest {
  private static final String HEAD = LogText.setup(Setup.standard(LineUp.WEST_5));
  private static final String FACTS =
      """
      turn 4 begins after 512 events
      minoa stands at 3
      assyria stands at 0
      hatti stands at 0
      hellas stands at 0
      egypt has 4 cities
      egypt has 0 treasury
      egypt stands at 6
      egypt owns pottery
      egypt owns written_record
      chosen: egypt written_record 5 arts, 5 science
      egypt holds famine drawn
      egypt holds superstition from minoa
      raiders: 1 barbarian, 2 cities
      """;

  @Test
  public void isReadAndPrintedWithAllThatLiesOnTheTable() {
    History history = whole(HEAD + FACTS + "so it stands\n");
    assertThat(history.now().table().turn()).isEqualTo(4);
    assertThat(history.now().table().raiders()).isEqualTo(new Raiders(1, 2));
    assertThat(history.now().size()).isEqualTo(0);
    String mark = Fingerprint.of(history.now());
    String text = HEAD + FACTS + "so it stands #" + mark + "\n";
    assertThat(Checkpoint.of(history).orElse("")).isEqualTo(text);
    assertThat(LogText.marked(whole(text + "go on\n"))).startsWith(text + "go on #");
  }

  @Test
  public void theHistoryCountsOnFromThereAndGoesNoFurtherBack() {
    History history = whole(HEAD + FACTS + "so it stands\n# hello\nminoa has 1 city\ngo on\n");
    assertThat(history.start()).isEqualTo(512);
    assertThat(history.at()).isEqualTo(514);
    assertThat(history.asides(512)).hasSize(1);
    history.jump(512);
    assertThat(history.state(514).table()).isNotEqualTo(history.now().table());
    assertThrows(IllegalArgumentException.class, history::undo);
    history.play(new Event.Has(Civilization.MINOA, Count.CITIES, 2));
    assertThat(history.size()).isEqualTo(513);
  }

  @Test
  public void standsOnlyBeforePhase8() {
    History history = whole(HEAD + "egypt owns politics\n");
    assertThat(Checkpoint.of(history).isPresent()).isTrue();
    history.play(new Event.WentOn());
    assertThat(Checkpoint.of(history).isPresent()).isFalse();
    History ended = whole(HEAD + "the end\n");
    assertThat(Checkpoint.of(ended).isPresent()).isFalse();
  }

  @Test
  public void whatIsWrongInItIsNamedWithItsLine() {
    refuses("turn 0 begins after 1 event\n", 8, "log.no_turn");
    refuses("turn 1000 begins after 1 event\n", 8, "log.no_turn");
    refuses("turn 2 begins after -1 events\n", 8, "log.no_number");
    refuses("turn 2 begins after 1 event\n", 9, "log.cut_off");
    refuses("turn 2 begins after 1 event\ngo on\n", 9, "log.no_fact");
    refuses("turn 2 begins after 1 event\negypt has 10 cities\n", 9, "refusal.bound");
    refuses("turn 2 begins after 1 event\nraiders: -1 barbarians, 0 cities\n", 9, "refusal.box");
    refuses("turn 2 begins after 1 event\nraiders: 1 barbarian, 19 cities\n", 9, "refusal.box");
    String chosen = "turn 2 begins after 1 event\nchosen: ";
    refuses(chosen + "egypt written_record 10 arts\n", 9, "log.no_credits");
    refuses(chosen + "rome written_record 10 arts\n", 9, "log.no_credits");
    refuses(FACTS + "so it stands #0000000\n", 22, "log.disagrees");
    refuses(FACTS + "so it stands #000000\n", 22, "log.no_fingerprint");
    refuses(FACTS + "so it stands #000000A\n", 22, "log.no_fingerprint");
    refuses(FACTS + "so it stands still\n", 22, "log.too_much");
  }

  private static void refuses(String lines, int line, String reason) {
    Fault fault = ((Replay.Nothing) Replay.of(HEAD + lines)).fault();
    assertThat(fault.reason().key()).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
    for (Language language : Language.values()) {
      assertThat(Words.in(language).say(fault.reason())).isNotEmpty();
    }
    assertThat(Audit.of(HEAD + lines).findings()).hasSize(1);
  }

  @Test
  public void chosenCreditsOfAnotherColourHaveAnotherFingerprint() {
    Game one = whole(HEAD + FACTS + "so it stands\n").now();
    String other = FACTS.replace("5 arts, 5 science", "5 arts, 5 crafts");
    assertThat(Fingerprint.of(whole(HEAD + other + "so it stands\n").now()))
        .isNotEqualTo(Fingerprint.of(one));
  }

  private static History whole(String log) {
    Replay replay = Replay.of(log);
    assertThat(replay).isInstanceOf(Replay.Whole.class);
    return ((Replay.Whole) replay).history();
  }
}
