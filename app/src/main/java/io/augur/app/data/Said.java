package io.augur.app.data;

import io.augur.rules.words.Phrase;
import java.util.List;

/** What came of the last thing that was tried in a session. */
public sealed interface Said {
  Said NOTHING = new Nothing();

  record Nothing() implements Said {}

  /** The rules did not take it. */
  record Refused(Phrase reason) implements Said {}

  /** It could not be stored and has not happened; it may be tried again. */
  record NotStored() implements Said {}

  /** These lines of the journal were taken back. */
  record Undone(List<Phrase> lines) implements Said {
    public Undone {
      lines = List.copyOf(lines);
    }
  }
}
