package io.augur.rules.price;

import io.augur.rules.table.Advance;

/** One reason why an advance costs less than its card says. */
public sealed interface CreditLine {
  int amount();

  /** The line's stable name in resources. */
  String key();

  /** Credits that every player of a small table starts with. */
  record Start(int amount) implements CreditLine {
    @Override
    public String key() {
      return "start";
    }
  }

  /** Credits printed on an advance owned since an earlier turn. */
  record Printed(Advance from, int amount) implements CreditLine {
    @Override
    public String key() {
      return "printed";
    }
  }

  /** Credits that the buyer chose when he bought this advance. */
  record Chosen(Advance from, int amount) implements CreditLine {
    @Override
    public String key() {
      return "chosen";
    }
  }

  /** The credit of the advance before this one in its chain. */
  record Chained(Advance from, int amount) implements CreditLine {
    @Override
    public String key() {
      return "chained";
    }
  }

  /** The discount of an advance bought in the same turn. */
  record Discounted(Advance from, int amount) implements CreditLine {
    @Override
    public String key() {
      return "discounted";
    }
  }

  /** All that was left to pay, given by an advance bought in the same turn. */
  record Free(Advance from, int amount) implements CreditLine {
    @Override
    public String key() {
      return "free";
    }
  }
}
