package io.augur.desk;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;

/** Starts the phone on the desk; its argument is the test class that runs the app. */
public final class DeskMain {
  private static final int FIRST_PORT = 8087;

  private DeskMain() {}

  public static void main(String[] arguments) throws Exception {
    System.setProperty(
        "robolectric.windowManager.useRequestedSize", "true"); // else all are screens
    System.setProperty("sun.net.httpserver.nodelay", "true"); // else a frame may wait for 40 ms
    Map<String, String> environment = System.getenv();
    String home = System.getProperty("user.home");
    Path data = Path.of(environment.getOrDefault("DESK_DATA", home + "/.augur-desk"));
    try {
      DataFolder folder = DataFolder.open(data.toAbsolutePath());
      Desk desk = new Desk(folder, System.getProperty("desk.demo", ""));
      desk.standHere();
      String address = serve(desk, folder.token(), environment.getOrDefault("DESK_PORT", ""));
      System.out.println("Augur lies on the desk: " + address);
      System.out.println("Its games are kept in " + folder.path() + ". Ctrl-C puts it away.");
      browse(address);
      live(new Lives(desk, Class.forName(arguments[0])));
    } catch (Refusal e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  /** The address; the server goes on as long as the process. */
  private static String serve(Desk desk, String token, String port) throws IOException {
    DeskServer server =
        port.isEmpty()
            ? DeskServer.from(FIRST_PORT, token, desk)
            : DeskServer.on(Integer.parseInt(port), token, desk);
    return "http://127.0.0.1:" + server.port() + "/" + token + "/";
  }

  private static void browse(String address) {
    if (GraphicsEnvironment.isHeadless() || !Desktop.isDesktopSupported()) {
      return;
    }
    try {
      Desktop.getDesktop().browse(URI.create(address));
    } catch (IOException | UnsupportedOperationException e) {
      System.out.println("Open that address in a browser.");
    }
  }

  private static void live(Lives lives) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(lives::end, "desk-end"));
    if (Boolean.getBoolean("desk.endsWithParent")) {
      ProcessHandle.current().parent().ifPresent(DeskMain::endWith);
    }
    lives.run();
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
}
