package io.augur.rules.reference;

import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long one search takes, over a hundred that people might type. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {
  private static final int SEARCHES = 100;

  private final Search search = Search.over(Rulings.standard());
  private final List<String> typed = new ArrayList<>();
  private int next;

  /** Titles in both languages, whole and half typed, and what is on no page. */
  public SearchBenchmark() {
    typed.addAll(List.of("glod", "Głód", "famine", "pottery", "no legal target", "xyzzy"));
    for (Topic topic : Topic.all()) {
      for (Language language : Language.values()) {
        String title = Words.in(language).say(Page.of(topic, Rulings.standard()).title());
        typed.add(typed.size() % 2 == 0 ? title : title.substring(0, title.length() / 2));
      }
    }
    typed.subList(SEARCHES, typed.size()).clear();
  }

  @Benchmark
  public List<Search.Hit> oneSearch() {
    next = (next + 1) % SEARCHES;
    return search.find(typed.get(next));
  }
}
