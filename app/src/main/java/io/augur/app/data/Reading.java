package io.augur.app.data;

import java.util.List;

/** What is known of the games kept on this phone. */
public sealed interface Reading {
  /** Not read yet. */
  record Pending() implements Reading {}

  /** All games that are not deleted, newest first. */
  record Games(List<Kept> games) implements Reading {
    public Games {
      games = List.copyOf(games);
    }
  }

  /** The database could not be read. */
  record Unreadable() implements Reading {}
}
