package io.augur.desk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** The desk that a phone lies on. */
public final class Desk {
  private static @Nullable Desk here;

  private final Screen screen = new Screen(System.currentTimeMillis() * 1000);
  private final Around around = new Around(System.currentTimeMillis() * 1000);
  private final Semaphore restarts = new Semaphore(0);
  private final DataFolder folder;
  private final String demo;
  private volatile @Nullable Phone phone;

  Desk(DataFolder folder, String demo) {
    this.folder = folder;
    this.demo = demo;
  }

  /** The desk of this process: JUnit makes the phone and can hand it nothing. */
  public static synchronized Desk here() {
    if (here == null) {
      throw new IllegalStateException("no desk in this process");
    }
    return here;
  }

  synchronized void standHere() {
    synchronized (Desk.class) {
      here = this;
    }
  }

  public Screen screen() {
    return screen;
  }

  public Around around() {
    return around;
  }

  /** Where the phone keeps what it must not forget. */
  public Path data() {
    return folder.path();
  }

  /** The demo that is to be on the phone; empty for none. */
  public String demo() {
    return demo;
  }

  /** From now on this phone gets the input. */
  public void lay(Phone laid) {
    phone = laid;
    around.runs();
  }

  void lift() {
    phone = null;
  }

  List<Element> elements() {
    return Optional.ofNullable(phone).map(Phone::elements).orElse(List.of());
  }

  /** Takes a line of the page: for the desk, or for the phone that lies on it. */
  void take(InputLine line) {
    switch (line.kind()) {
      case "restart" -> restart();
      case "turns" -> give(new Input.Turns(around.turn(line.word("what"), line.word("value"))));
      case "saves" -> give(new Input.Chose(file(around.sheet().title())));
      default -> give(line.input());
    }
  }

  void give(Input input) {
    Phone now = phone;
    if (now != null) {
      now.take(input);
    }
  }

  /** The file that the app and the person see under this name. */
  public Path file(String name) {
    try {
      return folder.file(name);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Ends the app, if it runs; else whoever waits to start it anew may do so. */
  void restart() {
    Phone now = phone;
    if (now == null) {
      restarts.release();
    } else {
      now.take(new Input.PutsAway());
    }
  }

  /** Waits until somebody wants the app started anew. */
  void awaitRestart() throws InterruptedException {
    restarts.acquire();
  }
}
