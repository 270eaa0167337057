package io.augur.app.data;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.log.Fault;
import io.augur.rules.log.Import;
import io.augur.rules.log.Replay;
import io.augur.rules.words.Phrase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A file that may hold the logs of several games, one behind the other. */
final class LogFile {
  /** Of a larger file nobody needs to read more than one byte beyond. */
  static final int MOST_BYTES = 32_000_000;

  static final int MOST_GAMES = 1_000;
  private static final byte[] FIRST_LINE = "augur ".getBytes(StandardCharsets.US_ASCII);

  private final byte[] bytes;
  private final List<Integer> starts;

  private LogFile(byte[] bytes) {
    this.bytes = bytes;
    this.starts = starts(bytes);
  }

  static LogFile of(byte[] bytes) {
    return new LogFile(bytes);
  }

  /** A log begins with the only line that begins like this. */
  private static List<Integer> starts(byte[] bytes) {
    List<Integer> starts = new ArrayList<>();
    starts.add(0);
    for (int i = 1; i < bytes.length; i++) {
      if (bytes[i - 1] == '\n' && begins(bytes, i) && starts.size() <= MOST_GAMES) {
        starts.add(i);
      }
    }
    return starts;
  }

  private static boolean begins(byte[] bytes, int at) {
    for (int i = 0; i < FIRST_LINE.length; i++) {
      if (at + i >= bytes.length || bytes[at + i] != FIRST_LINE[i]) {
        return false;
      }
    }
    return true;
  }

  int games() {
    return starts.size();
  }

  /** Why the file can't be taken; looks at every line of every game. */
  Optional<Fault> fault(Import.Listener listener) {
    if (bytes.length > MOST_BYTES) {
      return Optional.of(
          new Fault(
              0, Phrase.of("log.huge_file", arg("n", bytes.length), arg("most", MOST_BYTES))));
    }
    if (games() > MOST_GAMES) {
      return Optional.of(new Fault(0, Phrase.of("log.many_games", arg("most", MOST_GAMES))));
    }
    for (int i = 0; i < games(); i++) {
      Optional<Fault> fault = fault(i, listener);
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private Optional<Fault> fault(int game, Import.Listener listener) {
    int before = starts.get(game);
    Replay replay =
        Import.of(section(game), (read, all) -> listener.read(before + read, bytes.length));
    if (replay instanceof Replay.Whole) {
      return Optional.empty();
    }
    Fault fault =
        replay instanceof Replay.UpTo upTo ? upTo.fault() : ((Replay.Nothing) replay).fault();
    return Optional.of(new Fault(fault.line() + linesBefore(before), fault.reason()));
  }

  private int linesBefore(int end) {
    int lines = 0;
    for (int i = 0; i < end; i++) {
      lines += bytes[i] == '\n' ? 1 : 0;
    }
    return lines;
  }

  /** The game of this number, of a file without fault. */
  NewGame game(int number, String otherName, long now) {
    Replay.Whole whole = (Replay.Whole) Import.of(section(number), (read, all) -> {});
    Label label = Label.read(whole.history(), otherName, now);
    whole.history().jump(label.at());
    return new NewGame(label.name(), label.kind(), whole.history(), label.createdAt());
  }

  private byte[] section(int game) {
    int end = game + 1 < games() ? starts.get(game + 1) : bytes.length;
    return Arrays.copyOfRange(bytes, starts.get(game), end);
  }
}
