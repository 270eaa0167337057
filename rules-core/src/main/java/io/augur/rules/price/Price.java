package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import java.util.ArrayList;
import java.util.List;

/** What an advance costs one player, with every credit that counts towards it. */
public record Price(Advance advance, AdvanceGroup group, List<CreditLine> credits) {
  public Price {
    credits = List.copyOf(credits);
  }

  /** What the card says. */
  public int base() {
    return advance.cost();
  }

  public int total() {
    return Math.max(0, base() - credit());
  }

  /** Credit that goes to waste because no price is below nothing. */
  public int wasted() {
    return Math.max(0, credit() - base());
  }

  private int credit() {
    return credits.stream().mapToInt(CreditLine::amount).sum();
  }

  Price with(CreditLine line) {
    List<CreditLine> lines = new ArrayList<>(credits);
    lines.add(line);
    return new Price(advance, group, lines);
  }
}
