package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/** How many prices a second one core looks up, for every ownership of at most three advances. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@Threads(1)
public class PriceBenchmark {
  private static final int ADVANCES = 51;
  private static final int OWNERSHIPS = 1 + 51 + 1_275 + 20_825;
  private static final Advance[] ALL = Advance.values();

  private final List<Advances> ownerships = new ArrayList<>();

  public PriceBenchmark() {
    add(Advances.none(), 0, 3);
    if (ownerships.size() != OWNERSHIPS || ALL.length != ADVANCES) {
      throw new IllegalStateException("ownerships != " + OWNERSHIPS + ": " + ownerships.size());
    }
  }

  /** One price list for each ownership, then all of its prices. */
  @Benchmark
  @OperationsPerInvocation(OWNERSHIPS * ADVANCES)
  public long priceListOfEachOwnership() {
    long sum = 0;
    for (Advances owned : ownerships) {
      PriceList prices = PriceList.of(Holding.of(owned));
      for (Advance advance : ALL) {
        sum += prices.price(advance);
      }
    }
    return sum;
  }

  /** A price list made anew for each single price. */
  @Benchmark
  @OperationsPerInvocation(OWNERSHIPS * ADVANCES)
  public long singlePrices() {
    long sum = 0;
    for (Advances owned : ownerships) {
      for (Advance advance : ALL) {
        sum += PriceList.of(Holding.of(owned)).price(advance);
      }
    }
    return sum;
  }

  /** All prices with their reasons. */
  @Benchmark
  @OperationsPerInvocation(OWNERSHIPS * ADVANCES)
  public long explainedPrices() {
    long sum = 0;
    for (Advances owned : ownerships) {
      PriceList prices = PriceList.of(Holding.of(owned));
      for (Advance advance : ALL) {
        sum += prices.explain(advance).total();
      }
    }
    return sum;
  }

  private void add(Advances owned, int next, int left) {
    ownerships.add(owned);
    for (int i = next; left > 0 && i < ALL.length; i++) {
      add(owned.with(ALL[i]), i + 1, left - 1);
    }
  }
}
