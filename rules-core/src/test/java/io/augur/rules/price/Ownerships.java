package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import java.util.ArrayList;
import java.util.List;

/** Every set of at most so many advances. */
final class Ownerships {
  private Ownerships() {}

  static List<Advances> upTo(int most) {
    List<Advances> sets = new ArrayList<>();
    add(sets, Advances.none(), 0, most);
    return sets;
  }

  private static void add(List<Advances> sets, Advances set, int next, int left) {
    sets.add(set);
    Advance[] all = Advance.values();
    for (int i = next; left > 0 && i < all.length; i++) {
      add(sets, set.with(all[i]), i + 1, left - 1);
    }
  }
}
