package io.augur.rules.cli;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advance;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class AugurTest {
  private static final String FAMINE =
      """
      augur 1
      table west_8 basic
      egypt has 3 cities
      egypt holds famine drawn
      go on
      call famine
      """;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int augur(String typed, String... args) throws IOException {
    return new Augur(
            new ByteArrayInputStream(typed.getBytes(UTF_8)),
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8))
        .run(args);
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.newFile().toPath(), text);
  }

  @Test
  public void replayPrintsTheJournalAndThePrompt() throws IOException {
    assertThat(augur("", "replay", file(FAMINE).toString())).isEqualTo(0);
    String text = out.toString(UTF_8);
    assertThat(text).contains("Turn 1");
    assertThat(text).contains("Egypt has 3 cities.");
    assertThat(text).contains("Egypt holds one more calamity.");
    assertThat(text).contains("Egypt reveals Famine.");
    assertThat(text).contains("Now: Famine: Egypt names 3 secondary victims.");
    assertThat(text).contains("may be named: Rome");
    assertThat(text).contains("may not: Egypt. Egypt is a primary victim");
    assertThat(err.size()).isEqualTo(0);
  }

  @Test
  public void replaySpeaksPolish() throws IOException {
    assertThat(augur("", "--lang", "pl", "replay", file(FAMINE).toString())).isEqualTo(0);
    assertThat(out.toString(UTF_8)).contains("Teraz: Głód: Egipt wskazuje 3 dodatkowe ofiary.");
  }

  @Test
  public void playAsksTakesRefusesUndoesAndKeepsTheFile() throws IOException {
    Path file = file(FAMINE);
    String typed =
        """
        egypt names egypt, rome, minoa
        egypt dances
        egypt names rome, minoa, hatti
        egypt has 20 tokens
        undo
        quit
        """;
    assertThat(augur(typed, "play", file.toString())).isEqualTo(0);
    assertThat(out.toString(UTF_8)).contains("Not taken: Egypt is a primary victim");
    assertThat(out.toString(UTF_8)).contains("Not taken: nobody understands");
    assertThat(Files.readString(file)).contains("egypt names rome, minoa, hatti #");
    assertThat(Files.readString(file)).doesNotContain("20 tokens");
    assertThat(augur("", "check", file.toString())).isEqualTo(0);
    assertThat(out.toString(UTF_8)).contains("5 events, 5 fingerprints agree, 0 seals hold.");
  }

  @Test
  public void undoAtTheBeginningIsNoMistake() throws IOException {
    Path file = file("augur 1\ntable west_5 basic\n");
    assertThat(augur("undo\n", "play", file.toString())).isEqualTo(0);
    assertThat(out.toString(UTF_8)).contains("Nothing has happened yet");
  }

  @Test
  public void checkTellsWhatDoesNotAgree() throws IOException {
    Path file = file("augur 1\ntable west_5 basic\ngo on #0000000\n");
    assertThat(augur("", "check", file.toString())).isEqualTo(1);
    assertThat(out.toString(UTF_8)).startsWith("Line 3: ");
  }

  @Test
  public void everythingInTheReferenceIsFound() throws IOException {
    for (Calamity calamity : Calamity.values()) {
      finds(calamity.key());
    }
    for (Advance advance : Advance.values()) {
      finds(advance.key());
    }
    for (Glossary term : Glossary.values()) {
      finds(term.key());
    }
    for (PhaseGuide phase : PhaseGuide.values()) {
      finds(phase.place().section());
    }
    assertThat(augur("", "reference", "Barbarian", "Hordes")).isEqualTo(0);
    finds("Głód");
    finds("9b");
  }

  private void finds(String name) throws IOException {
    out.reset();
    assertWithMessage(name).that(augur("", "reference", name)).isEqualTo(0);
    assertWithMessage(name).that(out.toString(UTF_8)).contains("\n");
    assertWithMessage(name).that(augur("", "--lang", "pl", "reference", name)).isEqualTo(0);
  }

  @Test
  public void mistakesOfTheUserEndWithAMessageAndTwo() throws IOException {
    mistake("augur [--lang");
    mistake("augur [--lang", "replay");
    mistake("augur [--lang", "dance", "x");
    mistake("augur [--lang", "replay", "a", "b");
    mistake("There is no such language: de", "--lang", "de", "replay", "x");
    mistake("This file can't be read: no/such", "replay", "no/such");
    mistake("This file can't be read: no\0such", "replay", "no\0such");
    mistake("This file can't be read", "check", folder.getRoot().toString());
    mistake("Nothing in the reference has this name: x", "reference", "x");
    mistake("Line 1: ", "replay", file("hello").toString());
    mistake("Line 3: ", "replay", file("augur 1\ntable west_5 basic\nhello").toString());
    mistake("Line 1: ", "play", file("augur 7\n").toString());
  }

  private void mistake(String message, String... args) throws IOException {
    err.reset();
    assertThat(augur("", args)).isEqualTo(2);
    assertThat(err.toString(UTF_8)).startsWith(message);
    assertThat(err.toString(UTF_8)).doesNotContain("Exception");
  }
}
