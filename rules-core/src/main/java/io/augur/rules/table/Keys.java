package io.augur.rules.table;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Finds facts of one kind by their stable key. */
final class Keys<T> {
  private final String thing;
  private final Map<String, T> byKey = new HashMap<>();

  Keys(String thing, T[] facts, Function<T, String> key) {
    this.thing = thing;
    for (T fact : facts) {
      byKey.put(key.apply(fact), fact);
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
