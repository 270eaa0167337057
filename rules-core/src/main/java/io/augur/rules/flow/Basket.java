package io.augur.rules.flow;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a player takes home in phase 12: the advances, what each benefit is spent on, the credits
 * chosen, and what is paid for it all: treasury, and so many cards worth so much as sets.
 */
public record Basket(
    Advances advances,
    Map<Advance, Advance> spent,
    Map<Advance, Credits> chosen,
    int treasury,
    int cards,
    int worth) {
  /** The basket of somebody who buys nothing. */
  public static final Basket EMPTY = of(Advances.none(), 0, 0, 0);

  public Basket {
    spent = copy(spent);
    chosen = copy(chosen);
  }

  public static Basket of(Advances advances, int treasury, int cards, int worth) {
    return new Basket(advances, Map.of(), Map.of(), treasury, cards, worth);
  }

  private static <T> Map<Advance, T> copy(Map<Advance, T> map) {
    if (map.isEmpty()) {
      return Map.of();
    }
    Map<Advance, T> copy = new EnumMap<>(Advance.class);
    copy.putAll(map);
    return Collections.unmodifiableMap(copy);
  }
}
