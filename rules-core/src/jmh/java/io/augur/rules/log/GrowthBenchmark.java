package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.random.LongGame;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What one event costs after a short game and after a long one: always the same thousand events,
 * four turns of 18 players, from the same table; only what happened before is longer.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class GrowthBenchmark {
  private static final int EVENTS = 1_000;

  @Param({"100", "1000", "10000"})
  int before;

  private Game start;
  private Event[] events;

  public GrowthBenchmark() {
    this.start = LongGame.of(0).now();
    this.events = new Event[0];
  }

  @Setup
  public void makeTheGame() {
    History history = LongGame.after(before, EVENTS);
    start = history.state(before);
    events = new Event[EVENTS];
    for (int i = 0; i < EVENTS; i++) {
      events[i] = history.state(before + i + 1).last().orElseThrow(IllegalStateException::new);
    }
  }

  @Benchmark
  @OperationsPerInvocation(EVENTS)
  public Game oneEvent() {
    Game game = start;
    for (Event event : events) {
      game = ((Outcome.Played) game.play(event)).game();
    }
    return game;
  }
}
