package io.augur.rules.table;

/** Credits in each of the five groups, towards the price of an advance. */
public record Credits(int arts, int crafts, int civics, int religion, int science) {
  private static final Credits NONE = evenly(0);

  public Credits {
    int least = Math.min(Math.min(arts, crafts), Math.min(Math.min(civics, religion), science));
    if (least < 0) {
      throw new IllegalArgumentException("credits < 0: " + least);
    }
  }

  public static Credits none() {
    return NONE;
  }

  public static Credits of(AdvanceGroup group, int amount) {
    return new Credits(
        group == AdvanceGroup.ARTS ? amount : 0,
        group == AdvanceGroup.CRAFTS ? amount : 0,
        group == AdvanceGroup.CIVICS ? amount : 0,
        group == AdvanceGroup.RELIGION ? amount : 0,
        group == AdvanceGroup.SCIENCE ? amount : 0);
  }

  /** The same amount in every group. */
  public static Credits evenly(int amount) {
    return new Credits(amount, amount, amount, amount, amount);
  }

  public Credits plus(Credits more) {
    return new Credits(
        arts + more.arts,
        crafts + more.crafts,
        civics + more.civics,
        religion + more.religion,
        science + more.science);
  }

  public int in(AdvanceGroup group) {
    return switch (group) {
      case ARTS -> arts;
      case CRAFTS -> crafts;
      case CIVICS -> civics;
      case RELIGION -> religion;
      case SCIENCE -> science;
    };
  }

  public int total() {
    return arts + crafts + civics + religion + science;
  }
}
