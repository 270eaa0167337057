package io.augur.app.data;

import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads games from their rows: the last two turns only, where a checkpoint allows it. */
final class GameReader {
  private final LineDao lines;

  GameReader(LineDao lines) {
    this.lines = lines;
  }

  /** The game with at least what is needed to stand after so many events. */
  Optional<ReadGame> near(GameRow row, int at) {
    CheckpointRow checkpoint = lines.checkpoint(row.id, at);
    if (checkpoint != null && agrees(checkpoint)) {
      Optional<ReadGame> read = behind(row, checkpoint.text, checkpoint.event);
      if (read.isPresent() && !read.get().damage().isPresent()) {
        return read;
      }
      return further(read, whole(row));
    }
    return whole(row);
  }

  /** The game from its first event on. */
  Optional<ReadGame> whole(GameRow row) {
    return behind(row, row.setupText(), start(row));
  }

  /** The line of the event has to say the same as the checkpoint. */
  private boolean agrees(CheckpointRow checkpoint) {
    @Nullable String fingerprint = lines.fingerprint(checkpoint.gameId, checkpoint.event);
    return fingerprint != null && checkpoint.text.endsWith(" #" + fingerprint + "\n");
  }

  /** How many events had happened where the log begins; one that was imported may begin late. */
  private static int start(GameRow row) {
    return Replay.of(row.setupText()) instanceof Replay.Whole whole ? whole.history().start() : 0;
  }

  private Optional<ReadGame> behind(GameRow row, String head, int start) {
    List<LineRow> rows = lines.behind(row.id, start);
    Replay replay = Replay.of(LogOfRows.text(head, start, rows, row.where.at));
    if (replay instanceof Replay.Whole whole) {
      return Optional.of(new ReadGame(row, whole.history(), Optional.empty()));
    }
    if (replay instanceof Replay.UpTo upTo) {
      return Optional.of(new ReadGame(row, upTo.history(), Optional.of(upTo.fault())));
    }
    return Optional.empty();
  }

  /** Of two damaged readings the one that comes further. */
  private static Optional<ReadGame> further(Optional<ReadGame> one, Optional<ReadGame> other) {
    return size(one) > size(other) ? one : other;
  }

  private static int size(Optional<ReadGame> read) {
    return read.map(ReadGame::history).map(History::size).orElse(-1);
  }
}
