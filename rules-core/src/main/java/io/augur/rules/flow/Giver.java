package io.augur.rules.flow;

import io.augur.rules.table.Civilization;

/**
 * How a calamity card came to its holder. Givers and cards are compared in every phase 8, and a
 * fresh JVM takes long to link the comparison that a record brings along; so it is written out.
 */
public sealed interface Giver {
  Giver DRAWN = new Drawn();
  Giver UNKNOWN = new Unknown();

  static Giver traded(Civilization by) {
    return new Traded(by);
  }

  /** The last player who traded it to the holder. */
  record Traded(Civilization by) implements Giver {
    @Override
    public boolean equals(Object other) {
      return other instanceof Traded that && by == that.by;
    }

    @Override
    public int hashCode() {
      return by.hashCode();
    }
  }

  /** The holder drew it from the stack himself. */
  record Drawn() implements Giver {
    @Override
    public boolean equals(Object other) {
      return other instanceof Drawn;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** Nobody can say any more. */
  record Unknown() implements Giver {
    @Override
    public boolean equals(Object other) {
      return other instanceof Unknown;
    }

    @Override
    public int hashCode() {
      return 2;
    }
  }
}
