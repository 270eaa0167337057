package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.flow.Event;
import io.augur.rules.log.Fingerprint;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** The battery is empty after any byte that was on its way to the disk. */
@RunWith(AndroidJUnit4.class)
public final class WalTest {
  private static final String LOG = "too-many-cards-5.log";
  private static final int FRAME = 24 + 4096;
  private static final int HEADER = 32;
  private static final int STEP = 97;

  @Rule public final Phone phone = new Phone();
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  /** Where the game stood when the write-ahead log had grown to so many bytes. */
  private final NavigableMap<Integer, Integer> stood = new TreeMap<>();

  private final List<Event> events = Logs.events(LOG);
  private long id;

  @Before
  public void aGameOnTheDisk() {
    id = phone.newGame(Logs.history(LOG).setup());
    phone.pragma("wal_autocheckpoint = 1000000");
  }

  @Test
  public void cutAtAnyByteTheGameStandsAtTheLastCommittedEvent() throws IOException {
    play(events.size() - 2, 2);
    File copy = copied();
    int tried = 0;
    try (RandomAccessFile wal = new RandomAccessFile(wal(copy), "rw")) {
      for (int length = (int) wal.length(); length >= 0; length--) {
        wal.setLength(length);
        assertWithMessage("cut at %s", length).that(at(copy)).isEqualTo(standing(length));
        tried++;
      }
    }
    System.out.println("kill points tried: " + tried + ", lost: 0");
  }

  @Test
  public void cutAroundEveryFrameTheSessionReopensAtTheLastCommittedEvent() throws IOException {
    play(0, events.size());
    File copy = copied();
    phone.die();
    int size = (int) wal(copy).length();
    int tried = 0;
    for (int length = 0; length <= size; length++) {
      int inFrame = (length - HEADER) % FRAME;
      if (length % (STEP * STEP) == 0 || Math.abs(inFrame) <= 1 || inFrame == FRAME - 1) {
        restore(copy, length);
        phone.wake();
        SessionState.Open open = phone.shown(phone.session(id));
        assertWithMessage("cut at %s", length).that(open.at()).isEqualTo(standing(length));
        assertThat(Fingerprint.of(open.game()))
            .isEqualTo(Fingerprint.of(Logs.history(LOG).state(open.at())));
        phone.die();
        tried++;
      }
    }
    System.out.println("reopened after: " + tried + " kill points, lost: 0");
    phone.wake();
  }

  @Test
  public void killedBeforeDuringAndAfterTheCommit() throws IOException {
    play(0, 3);
    File before = copied();
    File[] during = new File[1];
    phone.onDisk(
        () -> {
          SupportSQLiteDatabase file = phone.database().getOpenHelper().getWritableDatabase();
          file.beginTransaction();
          try {
            GameRow row = Objects.requireNonNull(phone.database().lines().game(id));
            OpenGame game = new OpenGame(phone.desk(), phone.desk().reader().near(row, 3).get());
            game.play(events.get(3));
            during[0] = copied();
          } catch (IOException e) {
            throw new AssertionError(e);
          } finally {
            file.endTransaction();
          }
        });
    phone.session(id).play(events.get(3));
    File after = copied();
    assertThat(at(before)).isEqualTo(3);
    assertThat(at(during[0])).isEqualTo(3);
    assertThat(at(after)).isEqualTo(4);
  }

  /** Plays so many events after the first ones, and notes how long the write-ahead log gets. */
  private void play(int quietly, int watched) {
    Session session = phone.session(id);
    events.subList(0, quietly).forEach(session::play);
    phone.checkpointFile();
    stood.put(0, quietly);
    for (Event event : events.subList(quietly, quietly + watched)) {
      session.play(event);
      stood.put((int) wal(phone.file()).length(), phone.shown(session).at());
    }
  }

  private int standing(int length) {
    return stood.floorEntry(length).getValue();
  }

  private static File wal(File database) {
    return new File(database.getPath() + "-wal");
  }

  private static File index(File database) {
    return new File(database.getPath() + "-shm");
  }

  /** As a dead battery leaves the folder; the index of the log is not on the disk. */
  private File copied() throws IOException {
    File copy = new File(folder.newFolder(), AugurDatabase.FILE);
    Files.copy(phone.file().toPath(), copy.toPath());
    Files.copy(wal(phone.file()).toPath(), wal(copy).toPath());
    return copy;
  }

  private void restore(File copy, int length) throws IOException {
    phone.context.deleteDatabase(AugurDatabase.FILE);
    Files.copy(copy.toPath(), phone.file().toPath());
    Files.copy(wal(copy).toPath(), wal(phone.file()).toPath());
    try (RandomAccessFile wal = new RandomAccessFile(wal(phone.file()), "rw")) {
      wal.setLength(length);
    }
  }

  /** Where the game stands, and that no line is there without its event or the other way round. */
  private static int at(File copy) throws IOException {
    Files.deleteIfExists(index(copy).toPath());
    try (SQLiteDatabase file =
            SQLiteDatabase.openDatabase(copy.getPath(), null, SQLiteDatabase.OPEN_READONLY);
        Cursor row =
            file.rawQuery(
                "SELECT at, (SELECT MAX(event) FROM line), (SELECT COUNT(*) FROM line WHERE aside"
                    + " = 0) FROM game",
                null)) {
      row.moveToFirst();
      assertThat(row.getInt(1)).isEqualTo(row.getInt(0));
      assertThat(row.getInt(2)).isEqualTo(row.getInt(0));
      return row.getInt(0);
    }
  }
}
