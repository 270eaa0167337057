package io.augur.rules.log;

import io.augur.rules.words.Phrase;
import java.util.Optional;

/** What became of reading a log. */
public sealed interface Replay {
  /** All of it was good. */
  record Whole(History history) implements Replay {}

  /** Good up to this line; the history holds what stands before it. */
  record UpTo(History history, Fault fault) implements Replay {}

  /** Not even its setup could be read. */
  record Nothing(Fault fault) implements Replay {}

  /** Reads a log; of the fingerprints only the last is looked at, unless it disagrees. */
  static Replay of(String log) {
    LogReader reader = LogReader.of(log);
    Optional<History> history = reader.history();
    return history.isPresent()
        ? checked(history.get(), reader)
        : new Nothing(reader.fault().orElseThrow(IllegalStateException::new));
  }

  private static Replay checked(History history, LogReader reader) {
    int last = history.size();
    while (last > 0 && !reader.hasMark(last)) {
      last--;
    }
    int agreed = last;
    while (agreed > 0 && (!reader.hasMark(agreed) || reader.disagrees(agreed))) {
      agreed--;
    }
    if (agreed < last) {
      history.jump(agreed);
      history.forget();
      int line = reader.lineOf(agreed + 1);
      return new UpTo(history, new Fault(line, Phrase.of("log.disagrees")));
    }
    Optional<Fault> fault = reader.fault();
    return fault.isPresent() ? new UpTo(history, fault.get()) : new Whole(history);
  }
}
