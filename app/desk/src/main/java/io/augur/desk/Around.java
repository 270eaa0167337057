package io.augur.desk;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the page shows around the screen, because on a phone the system would. */
public final class Around {
  private static final int KEPT = 20;

  private final List<Map<String, Object>> told = new ArrayList<>();
  private String app = "starting";
  private String reason = "";
  private Sheet sheet = Sheet.NONE;
  private Look look = Look.FIRST;
  private long number;

  Around(long start) {
    number = start;
  }

  public void toast(String text) {
    tell("toast", text);
  }

  /** The app has written this file of the data folder, for the person to take away. */
  public void written(Path file) {
    tell("file", file.getFileName().toString());
  }

  private synchronized void tell(String kind, String text) {
    told.add(Map.of("number", number + 1, "kind", kind, "text", text));
    if (told.size() > KEPT) {
      told.remove(0);
    }
    changed();
  }

  public synchronized void lay(Sheet over) {
    sheet = over;
    changed();
  }

  public synchronized void clear() {
    lay(Sheet.NONE);
  }

  synchronized Sheet sheet() {
    return sheet;
  }

  synchronized void starts() {
    app = "starting";
    sheet = Sheet.NONE;
    changed();
  }

  /** The first screen of the app is there. */
  public synchronized void runs() {
    app = "running";
    changed();
  }

  synchronized void stopped(String why) {
    app = "stopped";
    reason = why;
    sheet = Sheet.NONE;
    changed();
  }

  public synchronized Look look() {
    return look;
  }

  synchronized Look turn(String what, String value) {
    look = look.with(what, value);
    changed();
    return look;
  }

  private void changed() {
    number++;
    notifyAll();
  }

  /** All of it as JSON, as soon as it is no more what somebody has seen. */
  synchronized Optional<String> since(long seen, Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (seen == number) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return Optional.empty();
      }
      wait(left);
    }
    return Optional.of(
        Json.of(
            Map.of(
                "number", number,
                "app", app,
                "reason", reason,
                "sheet", sheet.json(),
                "look", look.choices(),
                "told", told)));
  }
}
