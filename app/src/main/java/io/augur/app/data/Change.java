package io.augur.app.data;

import java.util.List;
import java.util.Optional;

/** What one change writes, all of it or nothing. */
record Change(GameRow before, WhereRow after, List<LineRow> lines, Optional<String> checkpoint) {
  Change {
    lines = List.copyOf(lines);
  }

  /** A change that adds no line. */
  static Change moving(GameRow before, WhereRow after) {
    return new Change(before, after, List.of(), Optional.empty());
  }

  /** Whether an event happened, so that what was undone can't be redone any more. */
  boolean adds() {
    return !lines.isEmpty() && lines.get(0).aside == 0;
  }
}
