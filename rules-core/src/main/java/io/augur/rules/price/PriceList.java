package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What every advance costs a player this turn; purchases of the same turn change nothing. */
public final class PriceList {
  private final Holding holding;
  private final Advances owned;
  private final Credits credits;

  private PriceList(Holding holding) {
    this.holding = holding;
    this.owned = holding.owned();
    this.credits = holding.credits();
  }

  public static PriceList of(Holding holding) {
    return new PriceList(holding);
  }

  public int price(Advance advance) {
    return PriceTag.of(advance).price(credits, owned);
  }

  /** The same price with its reasons. */
  public Price explain(Advance advance) {
    AdvanceGroup group = PriceTag.of(advance).best(credits);
    List<CreditLine> lines = new ArrayList<>();
    lines.add(new CreditLine.Start(holding.start().in(group)));
    for (Advance from : owned.list()) {
      lines.add(new CreditLine.Printed(from, from.credits().in(group)));
    }
    holding
        .chosen()
        .forEach((from, more) -> lines.add(new CreditLine.Chosen(from, more.in(group))));
    advance
        .chain()
        .before(advance)
        .filter(owned::has)
        .ifPresent(from -> lines.add(new CreditLine.Chained(from, from.tier().chainCredit())));
    lines.removeIf(line -> line.amount() == 0);
    return new Price(advance, group, lines);
  }

  /** What is not owned yet and costs no more than this, cheapest first, then most points. */
  public List<Advance> affordable(int funds) {
    return Advances.all().without(owned).list().stream()
        .filter(advance -> price(advance) <= funds)
        .sorted(
            Comparator.comparingInt(this::price)
                .thenComparing(Advance::points, Comparator.reverseOrder())
                .thenComparing(Comparator.naturalOrder()))
        .collect(Collectors.toList());
  }

  public Optional<Advance> cheapest(int funds) {
    return affordable(funds).stream().findFirst();
  }
}
