package io.augur.app.data;

import io.augur.rules.log.RandomBytes;
import java.time.Clock;
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

  long now() {
    return clock.millis();
  }
}
