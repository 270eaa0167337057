import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts one part of the fallback toolchain where it is kept: all of it, or nothing.
 *
 * <p>Arguments: {@code gradle} or {@code sdk}, and the folder that shall hold it.
 */
public final class Bootstrap {
  private static final String RESOLVE =
      "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath";
  private static final Map<String, List<String>> PROGRAMS =
      Map.of(
          "gradle", List.of("AssembleGradle.java", "CompleteGradle.java"),
          "sdk", List.of("AssembleSdk.java"));
  private static final long NEEDED_BYTES = 1_200_000_000L;

  private final String part;
  private final Path target;
  private final Path recipe = Path.of(System.getProperty("augur.recipe"));

  private Bootstrap(String part, Path target) {
    this.part = part;
    this.target = target;
  }

  public static void main(String[] args) throws Exception {
    try {
      new Bootstrap(args[0], Path.of(args[1]).toAbsolutePath()).run();
    } catch (Missing e) {
      fail(e.getMessage());
    } catch (FileSystemException e) {
      fail("cannot write " + e.getFile() + " (" + e.getReason() + "): check space and rights");
    } catch (IOException | UncheckedIOException e) {
      fail("cannot make the " + args[0] + " part of the toolchain: " + e.getMessage());
    }
  }

  private static void fail(String sentence) {
    System.err.println("gradlew: " + sentence);
    System.exit(1);
  }

  /** One process makes it, the others wait: the system frees the lock of a process that dies. */
  private void run() throws Exception {
    Files.createDirectories(target.getParent());
    Path lockFile = target.resolveSibling(target.getFileName() + ".lock");
    try (FileChannel channel =
            FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = lock(channel)) {
      if (!Files.exists(target)) make();
    }
  }

  private FileLock lock(FileChannel channel) throws IOException {
    FileLock free = channel.tryLock();
    if (free != null) return free;
    say("another build is making the " + part + " part, waiting for it");
    return channel.lock();
  }

  private void make() throws Exception {
    long space = Files.getFileStore(target.getParent()).getUsableSpace();
    if (space < NEEDED_BYTES) {
      throw new Missing(
          "not enough space: "
              + target.getParent()
              + " has "
              + space / 1_000_000
              + " MB free, the toolchain needs "
              + NEEDED_BYTES / 1_000_000
              + " MB; make room");
    }
    Path work = target.resolveSibling(target.getFileName() + ".making");
    delete(work); // what a killed run left
    Files.createDirectories(work);
    try {
      String artifacts = fetch(work.resolve("artifacts"));
      say("putting " + part + " together");
      assemble(artifacts, work.resolve("made"));
      Files.move(work.resolve("made"), target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      delete(work);
    }
    say(part + " is ready in " + target);
  }

  /** Lets Maven fetch the artifacts of the part into its own store; answers with their paths. */
  private String fetch(Path list) throws Exception {
    say("fetching what " + part + " is made of, with Maven");
    List<String> command = new ArrayList<>(List.of("mvn", "-f", recipe + "/pom.xml", "-P", part));
    command.addAll(List.of(RESOLVE, "-Dmdep.outputFile=" + list));
    Process maven;
    try {
      maven = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new Missing("no Maven found: install Maven 3.8 or newer and put mvn on the PATH");
    }
    maven.getOutputStream().close();
    Progress progress = new Progress();
    progress.follow(maven.getInputStream());
    if (maven.waitFor() != 0) {
      throw new Missing(
          "Maven could not fetch the artifacts of "
              + part
              + " ("
              + progress.complaint
              + "): check the network, or the mirror in Maven's settings");
    }
    return Files.readString(list).trim();
  }

  private void assemble(String artifacts, Path out) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    for (String program : PROGRAMS.get(part)) {
      List<String> command =
          List.of(
              java,
              "-Xmx3g",
              "-cp",
              artifacts,
              recipe.resolve(program).toString(),
              artifacts,
              recipe.resolve("modules").toString(),
              out.toString());
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) throw new IOException(program + " says: " + output.trim());
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.sorted(Comparator.reverseOrder())::iterator) {
        Files.delete(file);
      }
    }
  }

  private static void say(String what) {
    System.err.println("gradlew: " + what);
  }

  /** What Maven says, boiled down to the large files and how far they are. */
  private static final class Progress {
    private static final Pattern START = Pattern.compile("Downloading from .*/([^/]+)$");
    private static final Pattern SHARE =
        Pattern.compile("Progress \\(\\d+\\): ([\\d.]+)/([\\d.]+) MB");
    private static final Pattern COMPLAINT = Pattern.compile("\\[\\S*ERROR\\S*\\] (\\S.*)");

    private String file = "";
    private int shown = -1;
    String complaint = "no reason given";

    void follow(InputStream output) throws IOException {
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(output, StandardCharsets.UTF_8)); // \r ends a line too
      for (String line = lines.readLine(); line != null; line = lines.readLine()) take(line);
    }

    private void take(String line) {
      Matcher start = START.matcher(line);
      Matcher share = SHARE.matcher(line);
      Matcher error = COMPLAINT.matcher(line);
      if (start.find()) {
        file = start.group(1);
        shown = -1;
      } else if (share.find()) {
        int tenths =
            (int) (10 * Double.parseDouble(share.group(1)) / Double.parseDouble(share.group(2)));
        if (tenths > shown) say("  " + file + ": " + tenths + "0 % of " + share.group(2) + " MB");
        shown = Math.max(shown, tenths);
      } else if (error.find() && complaint.equals("no reason given")) {
        complaint = error.group(1);
      }
    }
  }

  /** Something that the machine lacks, said in one sentence. */
  private static final class Missing extends Exception {
    private static final long serialVersionUID = 1;

    Missing(String sentence) {
      super(sentence);
    }
  }
}
