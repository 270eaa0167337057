package io.augur.app;

import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.data.Created;
import io.augur.app.data.Session;
import io.augur.rules.flow.Event;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.table.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Scanner;
import java.util.function.Function;

/** A recorded game, put into the app as if it had been played there. */
public final class Recorded {
  private final History history;

  private Recorded(History history) {
    this.history = history;
  }

  /** One of the logs that rules-core is tested with, by the name of its file. */
  public static Recorded log(String name) {
    try (InputStream in = Recorded.class.getResourceAsStream("/logs/" + name + ".log");
        Scanner all = new Scanner(in, StandardCharsets.UTF_8.name()).useDelimiter("\\A")) {
      return text(all.next());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Recorded text(String log) {
    return new Recorded(((Replay.Whole) Replay.of(log)).history());
  }

  public History history() {
    return history;
  }

  /** After how many events the game first stands in this phase. */
  public int first(Place phase) {
    for (int events = 0; events <= history.size(); events++) {
      if (history.state(events).place().equals(Optional.of(phase))) {
        return events;
      }
    }
    throw new IllegalArgumentException("never in phase " + phase.section());
  }

  /** Plays all of it; the game's number. */
  public long play(App app) {
    return play(app, history.size());
  }

  /** Plays so many of its events; the game's number. */
  public long play(App app, int events) {
    return play(app, events, event -> Duration.ZERO);
  }

  /** Plays so many of its events, each of which takes the table so long; the game's number. */
  public long play(App app, int events, Function<Event, Duration> pace) {
    long[] id = new long[1];
    app.parts()
        .tables()
        .create("Friday night", history.setup(), made -> id[0] = ((Created.Stored) made).id());
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    Session session = app.parts().sessions().of(id[0]);
    List<Event> all = history.now().events();
    for (Event event : all.subList(0, events)) {
      app.parts().clock().pass(pace.apply(event));
      session.play(event);
    }
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return id[0];
  }
}
