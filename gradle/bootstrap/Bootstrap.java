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
import java.util.HashMap;
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
      fail("cannot write " + e.getFile() + ": check the space left and the rights (" + e + ")");
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

  /** What Maven says, boiled down to how far the large files are. */
  private static final class Progress {
    private static final Pattern SHARE = Pattern.compile("([\\d.]+)/(\\d\\d[\\d.]*) MB");
    private static final Pattern COMPLAINT =
        Pattern.compile("\\[\\S*ERROR\\S*\\] .*: (.+?)(?: -> .*)?$");

    private final Map<String, Integer> shown = new HashMap<>();
    private String complaint = "";

    void follow(InputStream output) throws IOException {
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        SHARE.matcher(line).results().forEach(share -> show(share.group(1), share.group(2)));
        Matcher error = COMPLAINT.matcher(line);
        if (complaint.isEmpty() && error.find()) complaint = error.group(1);
      }
    }

    private void show(String done, String all) {
      int tenths = (int) (10 * Double.parseDouble(done) / Double.parseDouble(all));
      if (tenths > shown.getOrDefault(all, 0)) say("  " + tenths * 10 + " % of " + all + " MB");
      shown.merge(all, tenths, Math::max);
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
