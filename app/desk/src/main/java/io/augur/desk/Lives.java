package io.augur.desk;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/** Runs the app, and after a crash again, until it is put away for good. */
final class Lives {
  private final CountDownLatch over = new CountDownLatch(1);
  private final Desk desk;
  private final Class<?> phone;
  private volatile boolean ending;

  /** The phone is a test class whose method {@code run} goes on until the app ends. */
  Lives(Desk desk, Class<?> phone) {
    this.desk = desk;
    this.phone = phone;
  }

  void run() throws InterruptedException {
    while (!ending) {
      desk.around().starts();
      Result result = new JUnitCore().run(Request.method(phone, "run"));
      desk.lift();
      if (!ending && !result.wasSuccessful()) {
        stopped(result.getFailures().get(0));
        desk.awaitRestart();
      }
    }
    over.countDown();
  }

  private void stopped(Failure failure) {
    System.err.println("The app stopped. " + failure.getTrace());
    Throwable cause = failure.getException();
    desk.around().stopped(cause.getClass().getSimpleName() + ": " + cause.getMessage());
  }

  /** Waits, but not for ever, until the app has stored what it had to. */
  void end() {
    ending = true;
    desk.restart();
    try {
      over.await(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
