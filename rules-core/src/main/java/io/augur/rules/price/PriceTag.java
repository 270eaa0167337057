package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.Optional;

/** The part of an advance's row that its price depends on, laid out for speed. */
record PriceTag(int cost, AdvanceGroup one, AdvanceGroup other, Advances before, int chainCredit) {
  private static final PriceTag[] TAGS = tags();

  private static PriceTag[] tags() {
    Advance[] advances = Advance.values();
    PriceTag[] tags = new PriceTag[advances.length];
    for (int i = 0; i < tags.length; i++) {
      tags[i] = read(advances[i]);
    }
    return tags;
  }

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
    Optional<Advance> before = advance.chain().before(advance);
    return before.isPresent()
        ? new PriceTag(
            advance.cost(),
            one,
            other,
            Advances.of(before.get()),
            before.get().tier().chainCredit())
        : new PriceTag(advance.cost(), one, other, Advances.none(), 0);
  }
}
