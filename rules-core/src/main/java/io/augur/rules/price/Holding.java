package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import io.augur.rules.table.StartCredits;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** All that lowers a player's prices: advances of earlier turns, start credits, chosen credits. */
public record Holding(Advances owned, Credits start, Map<Advance, Credits> chosen) {
  public Holding {
    chosen = frozen(chosen);
    for (Map.Entry<Advance, Credits> choice : chosen.entrySet()) {
      if (!owned.has(choice.getKey())) {
        throw new IllegalArgumentException(
            "credits of an advance not owned: " + choice.getKey().key());
      }
      Choice.check(choice.getKey(), choice.getValue());
    }
  }

  public static Holding of(Advances owned) {
    return new Holding(owned, Credits.none(), Map.of());
  }

  /** What each of so many players has before the first turn. */
  public static Holding atStart(int players) {
    return new Holding(Advances.none(), StartCredits.of(players), Map.of());
  }

  /** With these advances instead; credits chosen with others are kept as far as they can be. */
  public Holding owning(Advances others) {
    Map<Advance, Credits> kept = copy(chosen);
    kept.keySet().removeIf(advance -> !others.has(advance));
    return new Holding(others, start, kept);
  }

  public Holding choosing(Advance advance, Credits credits) {
    Map<Advance, Credits> more = copy(chosen);
    more.put(advance, credits);
    return new Holding(owned, start, more);
  }

  /** The credits in each group, chains apart. */
  public Credits credits() {
    Credits credits = owned.credits().plus(start);
    for (Credits more : chosen.values()) {
      credits = credits.plus(more);
    }
    return credits;
  }

  /** An unmodifiable copy in the order of the catalogue. */
  static <T> Map<Advance, T> frozen(Map<Advance, T> map) {
    return map.isEmpty() ? Map.of() : Collections.unmodifiableMap(copy(map));
  }

  /** A modifiable copy in the order of the catalogue. */
  static <T> Map<Advance, T> copy(Map<Advance, T> map) {
    Map<Advance, T> copy = new EnumMap<>(Advance.class);
    copy.putAll(map);
    return copy;
  }
}
