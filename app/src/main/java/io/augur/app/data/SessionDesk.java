package io.augur.app.data;

import io.augur.rules.log.RandomBytes;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javax.inject.Inject;

/** What every session works with. */
final class SessionDesk {
  private final LineDao lines;
  private final NewGameDao newGames;
  private final Clock clock;
  private final RandomBytes chance;
  private final Executor disk;
  private final Executor main;

  @Inject
  SessionDesk(
      LineDao lines,
      NewGameDao newGames,
      Clock clock,
      RandomBytes chance,
      @Disk Executor disk,
      @Main Executor main) {
    this.lines = lines;
    this.newGames = newGames;
    this.clock = clock;
    this.chance = chance;
    this.disk = disk;
    this.main = main;
  }

  LineDao lines() {
    return lines;
  }

  NewGameDao newGames() {
    return newGames;
  }

  GameReader reader() {
    return new GameReader(lines);
  }

  RandomBytes chance() {
    return chance;
  }

  Executor disk() {
    return disk;
  }

  Executor main() {
    return main;
  }

  /** When the events behind this one were stored. */
  List<Instant> times(long id, int event) {
    List<Instant> times = new ArrayList<>();
    for (LineRow line : lines.behind(id, event)) {
      if (line.aside == 0) {
        times.add(Instant.ofEpochMilli(line.storedAt));
      }
    }
    return times;
  }

  long now() {
    return clock.millis();
  }
}
