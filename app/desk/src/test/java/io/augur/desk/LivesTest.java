package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class LivesTest {
  /** An app that crashes at its first start and says hello at the next. */
  public static final class Clumsy {
    static final AtomicInteger STARTS = new AtomicInteger();

    @Test
    public void run() throws InterruptedException {
      if (STARTS.incrementAndGet() == 1) {
        throw new IllegalStateException("no seat 9");
      }
      FakePhone phone = new FakePhone();
      Desk.here().lay(phone);
      phone.awaitPutAway();
    }
  }

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  @Before
  public void noStartYet() {
    Clumsy.STARTS.set(0);
  }

  @Test
  public void aCrashIsToldAndTheAppCanBeStartedAgain() throws Exception {
    Desk desk = desk();
    Lives lives = new Lives(desk, Clumsy.class);
    Thread run = start(lives);
    awaitApp(desk, "stopped");
    assertThat(around(desk)).contains("IllegalStateException: no seat 9");
    desk.take(new InputLine("kind=restart"));
    awaitApp(desk, "running");
    lives.end();
    run.join();
    assertThat(Clumsy.STARTS.get()).isEqualTo(2);
  }

  @Test
  public void aRunningAppIsEndedInGoodOrderAndStartedAgain() throws Exception {
    Clumsy.STARTS.set(1);
    Desk desk = desk();
    Lives lives = new Lives(desk, Clumsy.class);
    Thread run = start(lives);
    awaitApp(desk, "running");
    desk.take(new InputLine("kind=restart"));
    while (Clumsy.STARTS.get() < 3) {
      Thread.onSpinWait();
    }
    awaitApp(desk, "running");
    lives.end();
    run.join();
  }

  private Desk desk() throws IOException {
    Desk desk = new Desk(DataFolder.open(temporary.getRoot().toPath()), "");
    desk.standHere();
    return desk;
  }

  private static Thread start(Lives lives) {
    Thread run =
        new Thread(
            () -> {
              try {
                lives.run();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    run.start();
    return run;
  }

  private static void awaitApp(Desk desk, String state) throws InterruptedException {
    while (!around(desk).contains("\"app\":\"" + state + "\"")) {
      Thread.onSpinWait();
    }
  }

  private static String around(Desk desk) throws InterruptedException {
    return desk.around().since(-1, Duration.ZERO).orElseThrow();
  }
}
