package io.augur.rules.price;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Measure;

/** What a player can spend on advances: the set value of trade cards, and treasury. */
public record Funds(int cards, int treasury) {
  public Funds {
    if (cards < 0) {
      throw new IllegalArgumentException("cards < 0: " + cards);
    }
    if (treasury < 0) {
      throw new IllegalArgumentException("treasury < 0: " + treasury);
    }
  }

  /** What it comes to for a player with these advances of earlier turns. */
  public int worth(Advances owned) {
    return cards + treasury * Math.max(1, owned.sum(Measure.TREASURY));
  }
}
