package io.augur.rules.table;

import java.util.HashMap;
import java.util.Map;

/** Finds facts of one kind by their stable key. */
final class Keys<T extends Keyed> {
  private final String thing;
  private final Map<String, T> byKey = new HashMap<>();

  Keys(String thing, T[] facts) {
    this.thing = thing;
    for (T fact : facts) {
      byKey.put(fact.key(), fact);
    }
  }

  T find(String key) {
    T fact = byKey.get(key);
    if (fact == null) {
      throw new IllegalArgumentException("no " + thing + ": " + key);
    }
    return fact;
  }
}
