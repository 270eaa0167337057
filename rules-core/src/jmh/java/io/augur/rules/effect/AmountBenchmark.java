package io.augur.rules.effect;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Place;
import io.augur.rules.table.Rulings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jeasy.rules.api.Facts;
import org.jeasy.rules.api.Rules;
import org.jeasy.rules.api.RulesEngine;
import org.jeasy.rules.core.DefaultRulesEngine;
import org.jeasy.rules.core.RuleBuilder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** An amount with its trace under a modifier for each of the 51 advances, beside Easy Rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class AmountBenchmark {
  private static final int BASE = 10;

  private final Advances owned;
  private final Amount amount;
  private final Rules rules = new Rules();
  private final RulesEngine engine = new DefaultRulesEngine();

  public AmountBenchmark() {
    Amount all = Amount.of(BASE);
    Advances some = Advances.none();
    for (Advance advance : Advance.values()) {
      int by = 1 + advance.points();
      all = all.worse(by, advance, io.augur.rules.effect.Scope.ANY_VICTIM);
      some = advance.points() == 3 ? some.with(advance) : some;
      rules.register(rule(advance, by));
    }
    amount = all;
    owned = some;
  }

  private static org.jeasy.rules.api.Rule rule(Advance advance, int by) {
    return new RuleBuilder()
        .name(advance.key())
        .when(facts -> owned(facts).has(advance))
        .then(facts -> sum(facts).add(by))
        .build();
  }

  private static Advances owned(Facts facts) {
    return facts.get("owned");
  }

  private static List<Integer> sum(Facts facts) {
    return facts.get("sum");
  }

  @Benchmark
  public void amountWithTrace(Blackhole hole) {
    Victim victim = Victim.of(Place.SURPLUS, Role.PRIMARY, owned, Rulings.standard());
    Result result = amount.appliedTo(victim);
    hole.consume(result.number());
    hole.consume(result.trace());
  }

  @Benchmark
  public Object easyRules() {
    List<Integer> terms = new ArrayList<>();
    terms.add(BASE);
    Facts facts = new Facts();
    facts.put("owned", owned);
    facts.put("sum", terms);
    engine.fire(rules, facts);
    return terms;
  }
}
