package io.augur.rules.log;

import io.augur.rules.random.LongGame;

/** How much memory a game of 10,000 events takes with all its states. */
public final class Footprint {
  private static final int EVENTS = 10_000;

  private Footprint() {}

  public static void main(String[] args) {
    String log = LogText.marked(LongGame.of(EVENTS));
    Replay.of(log); // so that what is made once is there before
    long before = used();
    Replay game = Replay.of(log);
    long bytes = used() - before;
    if (!(game instanceof Replay.Whole whole) || whole.history().size() != EVENTS) {
      throw new IllegalStateException("not opened: " + game);
    }
    System.out.printf("%,d bytes, %d for each event%n", bytes, bytes / EVENTS);
    System.out.printf("%.1f bytes for each line%n", (double) log.length() / EVENTS);
  }

  private static long used() {
    for (int i = 0; i < 4; i++) {
      System.gc(); // more than once: the first only finds what the next can free
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
