package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import io.augur.rules.log.LogText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Writes games into files and texts. */
public final class Exports {
  /** Opens the file to be written; called on the disk's thread. */
  public interface Target {
    OutputStream open() throws IOException;
  }

  private final SessionDesk desk;
  private final GameDao games;

  @Inject
  Exports(SessionDesk desk, GameDao games) {
    this.desk = desk;
    this.games = games;
  }

  /** Writes it into a file. */
  public void write(Export export, Target target, Consumer<Outcome> then) {
    desk.disk()
        .execute(
            () -> {
              Outcome outcome = written(export, target);
              desk.main().execute(() -> then.accept(outcome));
            });
  }

  /** Its text, or nothing if it can't be read. */
  public void text(Export export, Consumer<Optional<String>> then) {
    desk.disk()
        .execute(
            () -> {
              Optional<String> text = text(export);
              desk.main().execute(() -> then.accept(text));
            });
  }

  private Outcome written(Export export, Target target) {
    Optional<String> text = text(export);
    if (!text.isPresent()) {
      return Outcome.NOT_STORED;
    }
    try (OutputStream out = target.open()) {
      out.write(text.get().getBytes(StandardCharsets.UTF_8));
      return Outcome.STORED;
    } catch (IOException | RuntimeException e) { // whatever the app that keeps the file may throw
      Log.w("Exports", "file not written", e);
      return Outcome.NOT_STORED;
    }
  }

  Optional<String> text(Export export) {
    try {
      if (export instanceof Export.PublicLog log) {
        return whole(log.game()).map(Exports::publicLog);
      }
      if (export instanceof Export.Summary summary) {
        return whole(summary.game())
            .map(it -> SummaryText.of(it.row().name, it.history(), summary.language()));
      }
      return export instanceof Export.Backup backup
          ? whole(backup.game()).map(Exports::backup)
          : Optional.of(backupOfAll());
    } catch (SQLException | IllegalStateException | IllegalArgumentException e) {
      Log.w("Exports", "game not read", e);
      return Optional.empty();
    }
  }

  private String backupOfAll() {
    StringBuilder all = new StringBuilder();
    for (ListRow row : games.newestFirst(Tables.ALL)) {
      all.append(whole(row.id).map(Exports::backup).orElse(""));
    }
    return all.toString();
  }

  private Optional<ReadGame> whole(long game) {
    return Optional.ofNullable(desk.lines().game(game)).flatMap(desk.reader()::whole);
  }

  private static String publicLog(ReadGame read) {
    return io.augur.rules.log.PublicLog.of(read.history()) + Label.of(read.row()).inPublic();
  }

  private static String backup(ReadGame read) {
    read.history().jump(read.history().size());
    return LogText.marked(read.history()) + Label.of(read.row()).inFull();
  }
}
