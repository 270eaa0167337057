package io.augur.app.data;

import io.augur.rules.log.RandomBytes;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The games that are open; whoever asks for one gets the same. */
@Singleton
public final class Sessions {
  private final Map<Long, Session> open = new HashMap<>();
  private final SessionDesk desk;

  @Inject
  Sessions(
      LineDao lines, Clock clock, RandomBytes chance, @Disk Executor disk, @Main Executor main) {
    desk = new SessionDesk(lines, clock, chance, disk, main);
  }

  /** The session of a game; to be called on the main thread. */
  public Session of(long id) {
    return open.computeIfAbsent(id, it -> new Session(it, desk));
  }
}
