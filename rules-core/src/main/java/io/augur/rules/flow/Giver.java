package io.augur.rules.flow;

import io.augur.rules.table.Civilization;

/** How a calamity card came to its holder. */
public sealed interface Giver {
  Giver DRAWN = new Drawn();
  Giver UNKNOWN = new Unknown();

  static Giver traded(Civilization by) {
    return new Traded(by);
  }

  /** The last player who traded it to the holder. */
  record Traded(Civilization by) implements Giver {}

  /** The holder drew it from the stack himself. */
  record Drawn() implements Giver {}

  /** Nobody can say any more. */
  record Unknown() implements Giver {}
}
