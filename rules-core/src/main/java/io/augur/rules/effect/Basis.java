package io.augur.rules.effect;

import io.augur.rules.table.Ruling;
import java.util.List;

/** What an amount is before the advances change it. */
public sealed interface Basis permits Fixed, Over, Rest, Raised {

  /** Whether somebody in this role suffers it. */
  boolean covers(Role role);

  /** The number that the calamity names for this role. */
  int number(Role role);

  /** How a text about it ends its key. */
  String key(Role role);

  /** The first terms of the sum. */
  List<Term> terms(Victim victim);

  /** What has to be counted before the terms are known. */
  default List<Tally> needs() {
    return List.of();
  }

  default List<Ruling> rulings() {
    return List.of();
  }

  /** What the first terms come to. */
  int sum(Victim victim);

  /** What the victim has, as far as the basis counts it; there is no more to take. */
  default int most(Victim victim) {
    return Integer.MAX_VALUE;
  }
}
