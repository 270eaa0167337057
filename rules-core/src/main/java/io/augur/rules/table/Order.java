package io.augur.rules.table;

import java.util.Comparator;

/** An order that the rules name; no two civilizations are ever equal in it. */
@SuppressWarnings("ImmutableEnumChecker") // a comparator of record fields has no state
public enum Order implements Comparator<Standing> {
  /** The printed rows of the A.S.T., which the rules also call A.S.T. order. */
  RANKING(Comparator.comparing(Standing::civilization)),
  /** The marker furthest along first, ties by ranking. */
  POSITION(Comparator.comparingInt(Standing::position).reversed().thenComparing(RANKING)),
  /** Most cities in stock, then most tokens in stock, then ranking. */
  BENEFICIARY(
      Comparator.comparingInt(Standing::citiesInStock)
          .thenComparingInt(Standing::tokensInStock)
          .reversed()
          .thenComparing(RANKING));

  private final Comparator<Standing> comparator;

  Order(Comparator<Standing> comparator) {
    this.comparator = comparator;
  }

  @Override
  public int compare(Standing one, Standing other) {
    return comparator.compare(one, other);
  }
}
