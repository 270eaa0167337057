package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.Replay;
import io.augur.rules.words.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Games go out of the phone and come back. */
@RunWith(AndroidJUnit4.class)
public final class TransferTest {
  @Rule public final Phone phone = new Phone();

  @Test
  public void aBackupBringsEveryGameBackAsItWas() {
    for (String log : Logs.SHORT) {
      long id = played(log);
      phone.session(id).undo();
      phone.clock.pass(Duration.ofHours(1));
      SessionState.Open before = phone.reopened(id);
      Kept keptBefore = kept(id);
      long copy = stored(read(text(new Export.Backup(id)))).get(0);
      SessionState.Open after = phone.reopened(copy);
      assertWithMessage(log).that(after.at()).isEqualTo(before.at());
      assertThat(after.size()).isEqualTo(before.size());
      assertThat(after.name()).isEqualTo(before.name());
      assertThat(Fingerprint.of(after.game())).isEqualTo(Fingerprint.of(before.game()));
      assertThat(kept(copy).created()).isEqualTo(keptBefore.created());
      assertThat(kept(copy).stopped()).isEqualTo(keptBefore.stopped());
      assertThat(text(new Export.Backup(copy))).isEqualTo(text(new Export.Backup(id)));
    }
  }

  @Test
  public void aBackupOfAllHoldsAllGames() {
    played("whole-turn-east-5.log");
    played("selection-8.log");
    byte[] all = text(new Export.BackupOfAll()).getBytes(StandardCharsets.UTF_8);
    assertThat(stored(read(all))).hasSize(2);
    assertThat(games()).hasSize(4);
  }

  @Test
  public void aPublicLogCanBeImported() {
    for (String log : Logs.SHORT) {
      String text = text(new Export.PublicLog(played(log)));
      assertWithMessage(log).that(Replay.of(text)).isInstanceOf(Replay.Whole.class);
      assertThat(stored(read(text))).hasSize(1);
    }
  }

  @Test
  public void aNotepadComesBackAsANotepad() {
    Kind kind = new Kind.Notepad(io.augur.rules.table.Civilization.EGYPT);
    Created created =
        Phone.await(
            then ->
                phone
                    .tables()
                    .createNotepad(
                        "mine", Setup.standard(8), io.augur.rules.table.Civilization.EGYPT, then),
            Created.class);
    String text = text(new Export.Backup(((Created.Stored) created).id()));
    assertThat(kept(stored(read(text)).get(0)).kind()).isEqualTo(kind);
  }

  @Test
  public void oneBadGameKeepsTheWholeFileOut() {
    String good = text(new Export.Backup(played("whole-turn-east-5.log")));
    int lines = good.split("\n", -1).length - 1;
    String bad = text(new Export.Backup(played("selection-8.log"))).replace("go on", "go off");
    int games = games().size();
    Imported imported = read(good + bad);
    assertThat(imported).isInstanceOf(Imported.Refused.class);
    assertThat(((Imported.Refused) imported).fault().line()).isGreaterThan(lines);
    assertThat(games()).hasSize(games);
  }

  @Test
  public void whatIsNoneOfOursIsRefusedWithLineAndReason() {
    for (String file : List.of("", "hello", "augur 99\n", "\u0000\u0001", "augur 1\n")) {
      Imported imported = read(file);
      assertWithMessage(file).that(imported).isInstanceOf(Imported.Refused.class);
      assertThat(((Imported.Refused) imported).fault().line()).isAtLeast(1);
    }
    assertThat(games()).isEmpty();
  }

  @Test
  public void aHugeFileIsNotReadToItsEnd() {
    byte[] huge = new byte[LogFile.MOST_BYTES + 1];
    assertThat(read(huge)).isInstanceOf(Imported.Refused.class);
    byte[] many =
        String.join("", Collections.nCopies(2_000, "augur 1\ntable west_5 basic\n"))
            .getBytes(StandardCharsets.UTF_8);
    Imported.Refused refused = (Imported.Refused) read(many);
    assertThat(refused.fault().reason().key()).isEqualTo("log.many_games");
  }

  @Test
  public void aFileThatCantBeOpenedChangesNothing() {
    Imported imported =
        Phone.await(
            then ->
                phone
                    .imports()
                    .read(
                        () -> {
                          throw new IOException("no such file");
                        },
                        "x",
                        percent -> {},
                        then),
            Imported.class);
    assertThat(imported).isEqualTo(new Imported.NotRead());
    Outcome outcome =
        Phone.await(
            then ->
                phone
                    .exports()
                    .write(
                        new Export.Backup(played("selection-8.log")),
                        () -> {
                          throw new IOException("disk full");
                        },
                        then),
            Outcome.class);
    assertThat(outcome).isEqualTo(Outcome.NOT_STORED);
  }

  @Test
  public void aFullDiskTakesNoGameOfTheFile() {
    String text = text(new Export.Backup(played("two-floods-in-order-18.log")));
    phone.pragma("max_page_count = 1");
    assertThat(read(text + text + text)).isEqualTo(new Imported.NotStored());
    assertThat(games()).hasSize(1);
  }

  @Test
  public void aLongFileSaysHowFarItIs() {
    String log = io.augur.rules.log.LogText.marked(Logs.quiet(Setup.standard(8), 2_000));
    List<Integer> heard = new ArrayList<>();
    read(log.getBytes(StandardCharsets.UTF_8), heard);
    assertThat(heard.size()).isAtLeast(5);
    assertThat(heard).isInOrder();
    assertThat(heard.get(heard.size() - 1)).isEqualTo(100);
  }

  @Test
  public void aSummaryTellsTheGameInBothLanguages() {
    long id = played("whole-turn-west-8.log");
    assertThat(text(new Export.Summary(id, Language.ENGLISH))).contains("Turn 1\n");
    assertThat(text(new Export.Summary(id, Language.POLISH))).contains("Tura 1\n");
  }

  @Test
  public void anExportGoesIntoTheFileItWasMeantFor() {
    long id = played("selection-8.log");
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    Outcome outcome =
        Phone.await(
            then -> phone.exports().write(new Export.Backup(id), () -> file, then), Outcome.class);
    assertThat(outcome).isEqualTo(Outcome.STORED);
    assertThat(new String(file.toByteArray(), StandardCharsets.UTF_8))
        .isEqualTo(text(new Export.Backup(id)));
  }

  private long played(String log) {
    long id = phone.newGame(Logs.history(log).setup());
    Logs.events(log).forEach(phone.session(id)::play);
    return id;
  }

  private String text(Export export) {
    return Phone.<Optional<String>>await(then -> phone.exports().text(export, then), Optional.class)
        .get();
  }

  private Imported read(String text) {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private Imported read(byte[] file) {
    return read(file, new ArrayList<>());
  }

  private Imported read(byte[] file, List<Integer> heard) {
    return Phone.await(
        then ->
            phone.imports().read(() -> new ByteArrayInputStream(file), "file", heard::add, then),
        Imported.class);
  }

  private static List<Long> stored(Imported imported) {
    assertThat(imported).isInstanceOf(Imported.Stored.class);
    return ((Imported.Stored) imported).games();
  }

  private List<Kept> games() {
    Tables tables = phone.tables();
    tables.retry();
    Phone.idle();
    return ((Reading.Games) tables.reading().getValue()).games();
  }

  private Kept kept(long id) {
    return games().stream().filter(it -> it.id() == id).findFirst().get();
  }
}
