package io.augur.rules.calamity;

/** Which calamities are shuffled in at which player counts, and how often. */
enum Decks {
  FROM_5(5, 8, 1, 0),
  FROM_9(9, 11, 1, 1),
  FROM_12(12, 14, 2, 0),
  FROM_15(15, 18, 2, 2);

  private final int fewest;
  private final int most;
  private final int majors;
  private final int minors;

  Decks(int fewest, int most, int majors, int minors) {
    this.fewest = fewest;
    this.most = most;
    this.majors = majors;
    this.minors = minors;
  }

  static Decks at(int players) {
    for (Decks decks : values()) {
      if (players >= decks.fewest && players <= decks.most) {
        return decks;
      }
    }
    throw new IllegalArgumentException(
        "players < " + FROM_5.fewest + " or > " + FROM_15.most + ": " + players);
  }

  int copies(Kind kind) {
    return kind.major() ? majors : minors;
  }
}
