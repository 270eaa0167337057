package io.augur.rules.random;

import java.time.Duration;
import java.time.Instant;

/** Plays random turns for a long time: {@code soak TURNS SEED}. */
public final class Soak {
  private static final int TURNS_OF_A_GAME = 4;
  private static final int REPORT = 2_000;

  private Soak() {}

  public static void main(String[] args) {
    long turns = Long.parseLong(args[0]);
    long first = Long.parseLong(args[1]);
    Instant start = Instant.now();
    long events = 0;
    for (long played = 0; played < turns; played += TURNS_OF_A_GAME) {
      events += Watch.whole(first + played / TURNS_OF_A_GAME, TURNS_OF_A_GAME).size();
      long over = played + TURNS_OF_A_GAME;
      if (over % REPORT == 0 || over >= turns) {
        report(over, events, first + played / TURNS_OF_A_GAME, start);
      }
    }
    System.out.println("clean");
  }

  private static void report(long turns, long events, long seed, Instant start) {
    long millis = Math.max(1, Duration.between(start, Instant.now()).toMillis());
    System.out.printf(
        "%d turns, %d events, seeds to %d, %d turns a second%n",
        turns, events, seed, 1000 * turns / millis);
  }
}
