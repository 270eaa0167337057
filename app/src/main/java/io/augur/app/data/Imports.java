package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import io.augur.rules.log.Fault;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.inject.Inject;

/** Takes games from files: everything is checked before anything is stored. */
public final class Imports {
  /** Opens the file to be read; called on the disk's thread. */
  public interface Source {
    InputStream open() throws IOException;
  }

  private static final int BUFFER = 1 << 16;
  private static final int PER_CENT = 100;

  private final SessionDesk desk;
  private final Tables tables;

  @Inject
  Imports(SessionDesk desk, Tables tables) {
    this.desk = desk;
    this.tables = tables;
  }

  /** Takes all games of a file, or none; a game that has no name gets this one. */
  public void read(Source source, String otherName, IntConsumer percent, Consumer<Imported> then) {
    desk.disk()
        .execute(
            () -> {
              Imported imported = imported(source, otherName, percent);
              desk.main()
                  .execute(
                      () -> {
                        tables.reload();
                        then.accept(imported);
                      });
            });
  }

  private Imported imported(Source source, String otherName, IntConsumer percent) {
    LogFile file;
    try (InputStream in = source.open()) {
      file = LogFile.of(bytes(in));
    } catch (IOException | RuntimeException e) { // whatever the app that keeps the file may throw
      Log.w("Imports", "file not read", e);
      return new Imported.NotRead();
    }
    Optional<Fault> fault =
        file.fault(
            (read, all) -> {
              int done = (int) (PER_CENT * (long) read / Math.max(1, all));
              desk.main().execute(() -> percent.accept(done));
            });
    return fault.<Imported>map(Imported.Refused::new).orElseGet(() -> stored(file, otherName));
  }

  private Imported stored(LogFile file, String otherName) {
    try {
      return new Imported.Stored(desk.newGames().store(file, otherName, desk.now()));
    } catch (SQLException | IllegalStateException e) {
      Log.w("Imports", "games not stored", e);
      return new Imported.NotStored();
    }
  }

  /** All bytes of a file, or more than it may have. */
  private static byte[] bytes(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    int read = in.read(buffer);
    while (read >= 0 && bytes.size() <= LogFile.MOST_BYTES) {
      bytes.write(buffer, 0, read);
      read = in.read(buffer);
    }
    return bytes.toByteArray();
  }
}
