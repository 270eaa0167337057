package io.augur.rules.table;

/** The credits that every player of a full game starts with. */
public final class StartCredits {
  private StartCredits() {}

  public static Credits of(int players) {
    TableSize.of(players);
    return Credits.evenly(
        switch (players) {
          case 5 -> 10;
          case 6, 12 -> 5;
          default -> 0;
        });
  }
}
