package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.price.CreditLine;
import io.augur.rules.price.Price;
import io.augur.rules.words.Phrase;

/** A price as a line of arithmetic: "120 − 20 Pottery − 10 Masonry = 90". */
public final class PriceTrace {
  private PriceTrace() {}

  public static Phrase of(Price price) {
    Phrase sum = Phrase.of("trace.base", arg("n", price.base()));
    for (CreditLine credit : price.credits()) {
      sum =
          Phrase.of(
              "trace.minus",
              arg("sum", sum),
              arg("n", credit.amount()),
              arg("what", source(credit)));
    }
    return price.credits().isEmpty()
        ? sum
        : Phrase.of("trace.total", arg("sum", sum), arg("n", price.total()));
  }

  private static Phrase source(CreditLine credit) {
    if (credit instanceof CreditLine.Printed printed) {
      return Names.of(printed.from());
    }
    if (credit instanceof CreditLine.Chosen chosen) {
      return Names.of(chosen.from());
    }
    if (credit instanceof CreditLine.Chained chained) {
      return Names.of(chained.from());
    }
    if (credit instanceof CreditLine.Discounted discounted) {
      return Names.of(discounted.from());
    }
    return credit instanceof CreditLine.Free free
        ? Names.of(free.from())
        : Phrase.of("trace.start_credits");
  }
}
