package io.augur.app.data;

import io.augur.rules.flow.Game;
import io.augur.rules.log.Fault;
import io.augur.rules.log.Shuffle;
import java.util.Optional;

/** What is known of a game that somebody wants to play on. */
public sealed interface SessionState {
  /** Not read yet. */
  record Opening() implements SessionState {}

  /** The database could not be read. */
  record Unreadable() implements SessionState {}

  /** There is no such game any more. */
  record Gone() implements SessionState {}

  /**
   * The game as it stands after {@code at} of its {@code size} events, those behind it undone; what
   * it is kept for; the cards that lie ready for a draw; the line at which its log stops making
   * sense, if there is one; and what came of the last thing that was tried. A long game knows its
   * last two turns only: {@link Session#whole} has the rest.
   */
  record Open(
      long id,
      String name,
      Kind kind,
      Game game,
      int at,
      int size,
      Optional<Shuffle> shuffle,
      Optional<Fault> damage,
      Said said)
      implements SessionState {
    /** Nothing can be added behind a line that makes no sense. */
    public boolean readOnly() {
      return damage.isPresent();
    }

    public boolean canUndo() {
      return at > 0;
    }

    public boolean canRedo() {
      return at < size;
    }
  }
}
