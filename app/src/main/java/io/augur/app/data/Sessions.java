package io.augur.app.data;

import java.util.HashMap;
import java.util.Map;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The games that are open; whoever asks for one gets the same as those who watch it. */
@Singleton
public final class Sessions {
  private final Map<Long, Session> open = new HashMap<>();
  private final SessionDesk desk;

  @Inject
  Sessions(SessionDesk desk) {
    this.desk = desk;
  }

  /** The session of a game; to be called on the main thread. */
  public Session of(long id) {
    open.entrySet().removeIf(it -> it.getKey() != id && !it.getValue().isWatched());
    return open.computeIfAbsent(id, it -> new Session(it, desk));
  }
}
