package io.augur.rules.table;

import java.util.Map;

/** What an advance gives once, at the moment it is bought. */
public sealed interface Benefit {
  /** The phase in which advances are bought. */
  int PHASE = 12;

  /** The benefit's numbers by the names that texts call them. */
  Map<String, Integer> numbers();

  /** Whether the benefit may be spent on this other advance, bought in the same turn. */
  boolean mayBeSpentOn(Advance other);

  /** Another advance of this group and tier, for nothing. */
  record FreeAdvance(AdvanceGroup group, Tier tier) implements Benefit {
    @Override
    public boolean mayBeSpentOn(Advance other) {
      return other.groups().contains(group) && other.tier() == tier;
    }

    @Override
    public Map<String, Integer> numbers() {
      return Map.of("below", tier.below());
    }
  }

  /** A lower price of one other advance bought in the same turn. */
  record Discount(int amount) implements Benefit {
    @Override
    public boolean mayBeSpentOn(Advance other) {
      return true;
    }

    @Override
    public Map<String, Integer> numbers() {
      return Map.of("discount", amount);
    }
  }

  /** Lasting credits that the buyer spreads over the groups, in steps. */
  record ChosenCredits(int amount) implements Benefit {
    public static final int STEP = 5;

    /** Whether the buyer may spread them like this. */
    public boolean allows(Credits spread) {
      for (AdvanceGroup group : AdvanceGroup.values()) {
        if (spread.in(group) % STEP != 0) {
          return false;
        }
      }
      return spread.total() == amount;
    }

    @Override
    public boolean mayBeSpentOn(Advance other) {
      return false;
    }

    @Override
    public Map<String, Integer> numbers() {
      return Map.of("credits", amount, "step", STEP);
    }
  }
}
