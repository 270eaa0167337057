package io.augur.rules.table;

import java.util.List;

/** What the card of an advance says about its price. */
record Cost(int amount, List<AdvanceGroup> groups) {
  static Cost costs(int amount, AdvanceGroup... groups) {
    return new Cost(amount, List.of(groups));
  }
}
