package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.flow.Game;
import io.augur.rules.view.Journal;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Every file in the folder is a recorded game whose last line says where it stands. */
@RunWith(Parameterized.class)
public final class GoldenLogsTest {
  private static final String NOW = "# now: ";

  private final String log;

  public GoldenLogsTest(String name, String log) {
    assertThat(name).endsWith(".log");
    this.log = log;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> logs() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/logs"))) {
      return files.sorted().map(GoldenLogsTest::log).collect(Collectors.toList());
    }
  }

  private static Object[] log(Path file) {
    try {
      return new Object[] {file.getFileName().toString(), Files.readString(file)};
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  public void replaysCleanAndPrintsAsItIsWritten() {
    Replay replay = Replay.of(log);
    if (replay instanceof Replay.UpTo upTo) {
      throw new AssertionError(
          upTo.fault().line() + ": " + Words.in(Language.ENGLISH).say(upTo.fault().reason()));
    }
    History history = ((Replay.Whole) replay).history();
    String printed = log.contains(" #") ? LogText.marked(history) : LogText.plain(history);
    assertThat(printed).isEqualTo(log);
    assertThat(Audit.of(log).findings()).isEmpty();
  }

  @Test
  public void standsWhereTheLastLineSays() {
    Game game = ((Replay.Whole) Replay.of(log)).history().now();
    String question = Words.in(Language.ENGLISH).say(PromptPage.of(game).question());
    assertThat(log).endsWith(NOW + question + "\n");
  }

  @Test
  public void everyPrefixStandsWhereTheHistoryStood() {
    History history = ((Replay.Whole) Replay.of(log)).history();
    for (int i = 0; i <= history.size(); i++) {
      history.jump(i);
      History prefix = ((Replay.Whole) Replay.of(LogText.marked(history))).history();
      assertWithMessage("event %s", i).that(prefix.now().table()).isEqualTo(history.now().table());
    }
  }

  @Test
  public void itsJournalCanBeReadInBothLanguages() {
    History history = ((Replay.Whole) Replay.of(log)).history();
    for (int i = 1; i <= history.size(); i++) {
      for (var line : Journal.of(history.state(i))) {
        assertThat(Words.in(Language.ENGLISH).say(line)).isNotEmpty();
        assertThat(Words.in(Language.POLISH).say(line)).isNotEmpty();
      }
    }
  }
}
