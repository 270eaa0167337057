package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.Arrays;

/** The part of an advance's row that its price depends on, laid out for speed. */
record PriceTag(int cost, AdvanceGroup one, AdvanceGroup other, Advances before, int chainCredit) {
  private static final PriceTag[] TAGS =
      Arrays.stream(Advance.values()).map(PriceTag::read).toArray(PriceTag[]::new);

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  static PriceTag of(Advance advance) {
    return TAGS[advance.ordinal()];
  }

  /** The group that counts: of two groups only the better one does. */
  AdvanceGroup best(Credits credits) {
    return credits.in(one) >= credits.in(other) ? one : other;
  }

  int price(Credits credits, Advances owned) {
    int credit = Math.max(credits.in(one), credits.in(other));
    int chain = owned.meets(before) ? chainCredit : 0;
    return Math.max(0, cost - credit - chain);
  }

  private static PriceTag read(Advance advance) {
    AdvanceGroup one = advance.groups().get(0);
    AdvanceGroup other = advance.groups().get(advance.groups().size() - 1);
    return advance
        .chain()
        .before(advance)
        .map(
            before ->
                new PriceTag(
                    advance.cost(), one, other, Advances.of(before), before.tier().chainCredit()))
        .orElse(new PriceTag(advance.cost(), one, other, Advances.none(), 0));
  }
}
