package io.augur.rules.table;

import java.util.Comparator;

/** An order that the rules name; no two civilizations are ever equal in it. */
public enum Order implements Comparator<Standing> {
  /** The printed rows of the A.S.T., which the rules also call A.S.T. order. */
  RANKING,
  /** The marker furthest along first, ties by ranking. */
  POSITION,
  /** Most cities in stock, then most tokens in stock, then ranking. */
  BENEFICIARY;

  @Override
  public int compare(Standing one, Standing other) {
    int order =
        switch (this) {
          case RANKING -> 0;
          case POSITION -> other.position() - one.position();
          case BENEFICIARY -> stock(one, other);
        };
    return order != 0 ? order : one.civilization().compareTo(other.civilization());
  }

  private static int stock(Standing one, Standing other) {
    int cities = other.citiesInStock() - one.citiesInStock();
    return cities != 0 ? cities : other.tokensInStock() - one.tokensInStock();
  }
}
