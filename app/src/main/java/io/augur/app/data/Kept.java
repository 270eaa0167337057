package io.augur.app.data;

import io.augur.rules.table.TableSize;
import java.time.Instant;

/** One game kept on this phone. */
public record Kept(long id, String name, int players, Instant created, Stopped stopped, Kind kind) {
  public static final int NAME_LIMIT = 40;
  public static final int FEWEST_PLAYERS = TableSize.FROM_5.fewest();
  public static final int MOST_PLAYERS = TableSize.FROM_15.most();

  public Kept {
    if (name.trim().isEmpty() || name.length() > NAME_LIMIT) {
      throw new IllegalArgumentException("name empty or longer than " + NAME_LIMIT + ": " + name);
    }
    TableSize.of(players); // refuses what no table can be
  }

  /** As much of a name as a game can have. */
  public static String cut(String name) {
    String trimmed = name.trim();
    if (trimmed.length() <= NAME_LIMIT) {
      return trimmed;
    }
    int end =
        Character.isHighSurrogate(trimmed.charAt(NAME_LIMIT - 1)) ? NAME_LIMIT - 1 : NAME_LIMIT;
    return trimmed.substring(0, end).trim();
  }

  /** A game of a whole table in which nothing has happened yet. */
  public static Kept fresh(long id, String name, int players, Instant created) {
    return new Kept(id, name, players, created, Stopped.AT_THE_START, Kind.TABLE);
  }
}
