package io.augur.rules.log;

import io.augur.rules.random.LongGame;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long a fresh JVM takes to open a log of 5,000 events, beside the baseline. */
public final class ColdOpen {
  private static final int EVENTS = 5_000;
  private static final int ROUNDS = 15;

  private ColdOpen() {}

  public static void main(String[] args) throws Exception {
    if (args.length == 2) {
      System.out.println(open(args[0], Files.readString(Path.of(args[1]))));
      return;
    }
    Path log = Files.createTempFile("long", ".log");
    Files.writeString(log, LogText.marked(LongGame.of(EVENTS)));
    List<Long> engine = new ArrayList<>();
    List<Long> baseline = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) { // in turn, so that both meet the same load
      engine.add(inFreshJvm("engine", log));
      baseline.add(inFreshJvm("baseline", log));
    }
    Files.delete(log);
    print("engine", engine);
    print("baseline", baseline);
  }

  private static long open(String what, String log) {
    long start = System.nanoTime();
    boolean good =
        what.equals("engine") ? Replay.of(log) instanceof Replay.Whole : Baseline.replay(log) != 0;
    long took = System.nanoTime() - start;
    if (!good) {
      throw new IllegalStateException("not opened: " + what);
    }
    return took;
  }

  private static long inFreshJvm(String what, Path log) throws Exception {
    String java = String.join(File.separator, System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(java, "-cp", classes, ColdOpen.class.getName(), what, log.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    byte[] out = process.getInputStream().readAllBytes();
    return Long.parseLong(new String(out, StandardCharsets.UTF_8).trim());
  }

  private static void print(String what, List<Long> nanos) {
    Collections.sort(nanos);
    System.out.printf(
        "%s: median %.1f ms, %.1f to %.1f%n",
        what, nanos.get(ROUNDS / 2) / 1e6, nanos.get(0) / 1e6, nanos.get(ROUNDS - 1) / 1e6);
  }
}
