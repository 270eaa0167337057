package io.augur.app.data;

import java.time.Instant;

/** One game kept on this phone. */
public record Game(long id, String name, int players, Instant created) {
  public static final int NAME_LIMIT = 40;
  public static final int FEWEST_PLAYERS = 5;
  public static final int MOST_PLAYERS = 18;

  public Game {
    if (name.trim().isEmpty() || name.length() > NAME_LIMIT) {
      throw new IllegalArgumentException("name empty or longer than " + NAME_LIMIT + ": " + name);
    }
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      throw new IllegalArgumentException("players < 5 or > 18: " + players);
    }
  }
}
