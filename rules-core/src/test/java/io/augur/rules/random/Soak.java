package io.augur.rules.random;

import java.time.Duration;
import java.time.Instant;

/** Plays random turns for a long time: {@code soak TURNS SEED EVERY}. */
public final class Soak {
  private static final int TURNS_OF_A_GAME = 4;
  private static final int REPORT = 10_000;

  private final long first;
  private final Instant start = Instant.now();
  private long turns;
  private long events;
  private long closely;

  private Soak(long first) {
    this.first = first;
  }

  /** Every game of so many is looked at closely, the others in passing. */
  public static void main(String[] args) {
    long turns = Long.parseLong(args[0]);
    long every = Long.parseLong(args[2]);
    Soak soak = new Soak(Long.parseLong(args[1]));
    while (soak.turns < turns) {
      soak.play(every);
      if (soak.turns % REPORT == 0 || soak.turns >= turns) {
        soak.report(turns);
      }
    }
    System.out.println("clean");
  }

  private long seed() {
    return first + turns / TURNS_OF_A_GAME;
  }

  private void play(long every) {
    boolean close = seed() % every == 0;
    closely += close ? 1 : 0;
    events +=
        close
            ? Watch.closely(seed(), TURNS_OF_A_GAME).size()
            : Watch.inPassing(seed(), TURNS_OF_A_GAME).size();
    turns += TURNS_OF_A_GAME;
  }

  /** With all that is needed to go on from here another time. */
  private void report(long wanted) {
    long millis = Math.max(1, Duration.between(start, Instant.now()).toMillis());
    System.out.printf(
        "seeds %d to %d clean: %d turns, %d events, %d games closely, %d turns a second",
        first, seed() - 1, turns, events, closely, 1000 * turns / millis);
    System.out.println(
        turns < wanted ? "; the rest is -Pturns=" + (wanted - turns) + " -Pseed=" + seed() : "");
  }
}
