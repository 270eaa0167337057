package io.augur.rules.log;

import io.augur.rules.random.LongGame;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How long a fresh JVM takes to open a log of 5,000 events, beside the baseline: from its launch
 * until the log is open, which is what somebody waits for, and the part of it spent on the log.
 * Both run with the options of the JVM that asks.
 */
public final class ColdOpen {
  private static final int EVENTS = 5_000;
  private static final int ROUNDS = 15;

  private ColdOpen() {}

  public static void main(String[] args) throws Exception {
    if (args.length == 3) {
      System.out.println(open(args[0], Long.parseLong(args[1]), Path.of(args[2])));
      return;
    }
    Path log = Files.createTempFile("long", ".log");
    Files.writeString(log, LogText.marked(LongGame.of(EVENTS)));
    List<Took> engine = new ArrayList<>();
    List<Took> baseline = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) { // in turn, so that both meet the same load
      engine.add(inFreshJvm("engine", log));
      baseline.add(inFreshJvm("baseline", log));
    }
    Files.delete(log);
    print("engine, from launch", engine, Took::all);
    print("baseline, from launch", baseline, Took::all);
    print("engine, the log alone", engine, Took::log);
    print("baseline, the log alone", baseline, Took::log);
  }

  /** Milliseconds from the launch of a JVM, and those that the log took. */
  private record Took(double all, double log) {}

  private static String open(String what, long launched, Path log) throws IOException {
    String text = Files.readString(log);
    long start = System.nanoTime();
    boolean good =
        what.equals("engine")
            ? Replay.of(text) instanceof Replay.Whole
            : Baseline.replay(text) != 0;
    double took = (System.nanoTime() - start) / 1e6;
    long all = System.currentTimeMillis() - launched;
    if (!good) {
      throw new IllegalStateException("not opened: " + what);
    }
    return all + " " + took;
  }

  private static Took inFreshJvm(String what, Path log) throws IOException {
    String java = String.join(File.separator, System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    String now = Long.toString(System.currentTimeMillis());
    List<String> command = new ArrayList<>();
    command.add(java);
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", classes, ColdOpen.class.getName(), what, now, log.toString()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
    int space = out.indexOf(' ');
    return new Took(
        Double.parseDouble(out.substring(0, space)), Double.parseDouble(out.substring(space + 1)));
  }

  private static void print(String what, List<Took> rounds, ToDoubleFunction<Took> part) {
    double[] millis = rounds.stream().mapToDouble(part).sorted().toArray();
    System.out.printf(
        "%s: median %.1f ms, %.1f to %.1f%n",
        what, millis[ROUNDS / 2], millis[0], millis[ROUNDS - 1]);
  }
}
