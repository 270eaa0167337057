package io.augur.app.data;

import io.augur.rules.log.Fault;
import io.augur.rules.table.Civilization;
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

  /** The game went on elsewhere; it has been read again, and nothing was done. */
  record Overtaken() implements Said {}

  /** Behind a damaged line nothing can be added or undone, but a copy can go on from there. */
  record ReadOnly() implements Said {}

  /** What lies further back is damaged there, so the game can't go back to it. */
  record OutOfReach(Fault damage) implements Said {}

  /** A notepad keeps its owner's hand and no other. */
  record OthersHand(Civilization player) implements Said {}
}
