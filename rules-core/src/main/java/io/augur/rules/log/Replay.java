package io.augur.rules.log;

/** What became of reading a log. */
public sealed interface Replay {
  /** All of it was good. */
  record Whole(History history) implements Replay {}

  /** Good up to this line; the history holds what stands before it. */
  record UpTo(History history, Fault fault) implements Replay {}

  /** Not even its first lines could be read. */
  record Nothing(Fault fault) implements Replay {}

  /** Reads a log; of the fingerprints only the last is looked at, unless it disagrees. */
  static Replay of(String log) {
    return LogReader.of(log).replay();
  }
}
