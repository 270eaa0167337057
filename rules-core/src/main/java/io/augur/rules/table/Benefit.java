package io.augur.rules.table;

import java.util.Map;

/** What an advance gives once, at the moment it is bought. */
public sealed interface Benefit {
  /** The phase in which advances are bought. */
  int PHASE = 12;

  /** The benefit's numbers by the names that texts call them. */
  Map<String, Integer> numbers();

  /** Another advance of this group and tier, for nothing. */
  record FreeAdvance(AdvanceGroup group, Tier tier) implements Benefit {
    public boolean allows(Advance advance) {
      return advance.groups().contains(group) && advance.tier() == tier;
    }

    @Override
    public Map<String, Integer> numbers() {
      return Map.of("below", tier.below());
    }
  }

  /** A lower price of one other advance bought in the same turn. */
  record Discount(int amount) implements Benefit {
    @Override
    public Map<String, Integer> numbers() {
      return Map.of("discount", amount);
    }
  }

  /** Lasting credits that the buyer spreads over the groups, in steps. */
  record ChosenCredits(int amount) implements Benefit {
    public static final int STEP = 5;

    @Override
    public Map<String, Integer> numbers() {
      return Map.of("credits", amount, "step", STEP);
    }
  }
}
