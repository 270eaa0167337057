package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.random.LongGame;
import io.augur.rules.view.PromptPage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Opening, stepping and undoing a long game of 18 players, beside hand-written loops. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 2) // the engine is large, and the compiler takes its time with it
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ReplayBenchmark {
  @Param("5000")
  int events;

  private String log;
  private History history;
  private int at;

  public ReplayBenchmark() {
    this.log = "";
    this.history = LongGame.of(0);
  }

  @Setup
  public void makeTheGame() {
    history = LongGame.of(events);
    log = LogText.marked(history);
  }

  @Benchmark
  public Object replay() {
    return Replay.of(log);
  }

  @Benchmark
  public int baseline() {
    return Baseline.replay(log);
  }

  /** Every event of the game once more, and what the one who answers next is shown after it. */
  @Benchmark
  public void liveSteps(Blackhole hole) {
    Screen screen = new Screen(hole);
    for (int i = 1; i < events; i++) {
      screen.read(played(i).prompt(), last(i + 1));
    }
  }

  /** The same, with every price and its reasons for each who buys something. */
  @Benchmark
  public void liveStepsWithPrices(Blackhole hole) {
    Screen screen = new Screen(hole);
    for (int i = 1; i < events; i++) {
      Game game = played(i);
      screen.read(game.prompt(), last(i + 1));
      screen.readPrices(game.prompt(), last(i + 1));
    }
  }

  private Game played(int event) {
    return ((Outcome.Played) history.state(event - 1).play(last(event))).game();
  }

  private Event last(int event) {
    return history.state(event).last().orElseThrow(IllegalStateException::new);
  }

  /** Every state of the game as a page in words, with the pages of all who have a task. */
  @Benchmark
  public void livePages(Blackhole hole) {
    for (int i = 1; i <= events; i++) {
      hole.consume(PromptPage.of(history.state(i)));
    }
  }

  /** A list of 18 options for each event. */
  @Benchmark
  public void liveBaseline(Blackhole hole) {
    for (int i = 1; i <= events; i++) {
      List<Option> options = new ArrayList<>();
      for (int player = 0; player < 18; player++) {
        options.add(new Option(player, i, "player " + player));
      }
      hole.consume(options);
    }
  }

  private record Option(int player, int event, String label) {}

  @Benchmark
  public Game undoAndRedo() {
    at = (at + 37) % events;
    history.jump(at);
    return history.redo();
  }
}
