package io.augur.rules.flow;

import io.augur.rules.effect.UnitPoints;
import java.util.List;

/**
 * How a player takes a loss: tokens removed, cities destroyed, and cities reduced, each to so many
 * tokens.
 */
public record Worksheet(int tokens, int destroyed, List<Integer> reducedTo) {
  public static final Worksheet NOTHING = new Worksheet(0, 0, List.of());

  public Worksheet {
    reducedTo = List.copyOf(reducedTo);
  }

  public static Worksheet tokens(int tokens) {
    return new Worksheet(tokens, 0, List.of());
  }

  public static Worksheet destroyed(int cities) {
    return new Worksheet(0, cities, List.of());
  }

  public static Worksheet reduced(Integer... to) {
    return new Worksheet(0, 0, List.of(to));
  }

  /** Cities that leave the board. */
  public int cities() {
    return destroyed + reducedTo.size();
  }

  /** Tokens that replace reduced cities. */
  public int placed() {
    int placed = 0;
    for (int to : reducedTo) {
      placed += to;
    }
    return placed;
  }

  /** What it counts as damage. */
  public int damage() {
    int damage = UnitPoints.of(destroyed, tokens);
    for (int to : reducedTo) {
      damage += UnitPoints.reduction(to);
    }
    return damage;
  }

  /** The player's counts afterwards. */
  public Counts from(Counts counts) {
    return counts.plus(Count.CITIES, -cities()).plus(Count.TOKENS, placed() - tokens);
  }
}
