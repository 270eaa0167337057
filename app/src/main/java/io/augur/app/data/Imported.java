package io.augur.app.data;

import io.augur.rules.log.Fault;
import java.util.List;

/** What became of a file that was to be imported; unless it is stored, nothing has changed. */
public sealed interface Imported {
  /** These games are new. */
  record Stored(List<Long> games) implements Imported {
    public Stored {
      games = List.copyOf(games);
    }
  }

  /** The file is none of ours, or not all of it is good; the line is 0 if it is about all lines. */
  record Refused(Fault fault) implements Imported {}

  /** The file could not be read. */
  record NotRead() implements Imported {}

  /** The file is good, but the games could not be stored. */
  record NotStored() implements Imported {}
}
