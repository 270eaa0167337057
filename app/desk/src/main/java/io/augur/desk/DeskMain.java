package io.augur.desk;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/** Starts the phone on the desk: a test class of the app that goes on until it is put away. */
public final class DeskMain {
  private static final int FIRST_PORT = 8087;
  private static final PrintStream OUT = System.out;

  private final CountDownLatch putAway = new CountDownLatch(1);
  private final Desk desk;
  private final Class<?> phone;
  private volatile boolean ending;

  private DeskMain(Desk desk, Class<?> phone) {
    this.desk = desk;
    this.phone = phone;
  }

  public static void main(String[] arguments) throws Exception {
    Map<String, String> environment = System.getenv();
    String home = System.getProperty("user.home");
    Path data = Path.of(environment.getOrDefault("DESK_DATA", home + "/.augur-desk"));
    try (DataFolder folder = DataFolder.open(data.toAbsolutePath())) {
      Desk desk = new Desk(folder, System.getProperty("desk.demo", ""));
      desk.standHere();
      String token = folder.token();
      String port = environment.getOrDefault("DESK_PORT", "");
      try (DeskServer server =
          port.isEmpty()
              ? DeskServer.from(FIRST_PORT, token, desk)
              : DeskServer.on(Integer.parseInt(port), token, desk)) {
        String address = "http://127.0.0.1:" + server.port() + "/" + token + "/";
        OUT.println("Augur lies on the desk: " + address);
        OUT.println("Its games are kept in " + folder.path() + ". Ctrl-C puts it away.");
        browse(address);
        new DeskMain(desk, Class.forName(arguments[0])).run();
      }
    } catch (Refusal e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
    System.exit(0);
  }

  private static void browse(String address) {
    if (GraphicsEnvironment.isHeadless() || !Desktop.isDesktopSupported()) {
      return;
    }
    try {
      Desktop.getDesktop().browse(URI.create(address));
    } catch (IOException | UnsupportedOperationException e) {
      OUT.println("Open that address in a browser.");
    }
  }

  private void run() throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(this::end, "desk-end"));
    if (Boolean.getBoolean("desk.endsWithParent")) {
      ProcessHandle.current().parent().ifPresent(DeskMain::endWith);
    }
    while (!ending) {
      desk.around().starts();
      Result result = new JUnitCore().run(Request.method(phone, "run"));
      desk.lift();
      if (!ending && !result.wasSuccessful()) {
        stopped(result.getFailures().get(0));
        desk.awaitRestart();
      }
    }
    putAway.countDown();
    Thread.currentThread().join(); // the end of the process is under way
  }

  private static void endWith(ProcessHandle parent) {
    Thread watch =
        new Thread(
            () -> {
              parent.onExit().join();
              System.exit(0);
            },
            "desk-parent");
    watch.setDaemon(true);
    watch.start();
  }

  private void stopped(Failure failure) {
    OUT.println("The app stopped. " + failure.getTrace());
    Throwable cause = failure.getException();
    desk.around().stopped(cause.getClass().getSimpleName() + ": " + cause.getMessage());
  }

  private void end() {
    ending = true;
    desk.restart();
    try {
      putAway.await(5, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
