import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/**
 * Adds to an assembled Gradle home what the redistribution leaves out: two modules, the start
 * script and the init script.
 *
 * <p>Arguments: class path of the artifacts (not needed), folder of the sources, Gradle home.
 */
public final class CompleteGradle {
  private static final String CLASSPATH = "-classpath.properties";

  private final Path sources;
  private final Path home;
  private final List<Path> jars;
  private final Path launcher;

  private CompleteGradle(Path sources, Path home) throws IOException {
    this.sources = sources;
    this.home = home;
    try (Stream<Path> files = Files.walk(home.resolve("lib"))) {
      this.jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
    }
    this.launcher =
        jars.stream()
            .filter(jar -> jar.getFileName().toString().startsWith("gradle-launcher-"))
            .findFirst()
            .orElseThrow();
  }

  public static void main(String[] args) throws IOException {
    CompleteGradle gradle = new CompleteGradle(Path.of(args[1]), Path.of(args[2]));
    gradle.addCommandLine();
    gradle.addModule(
        "lib/plugins",
        "gradle-java-compiler-plugin",
        "projects=\nruntime=\n",
        "IncrementalCompileTask.java");
    gradle.copy("gradle.sh", "bin/gradle");
    gradle.copy("compile.gradle", "init.d/compile.gradle");
  }

  /** The command line needs the launcher and all that the launcher needs. */
  private void addCommandLine() throws IOException {
    String needs;
    try (ZipFile zip = new ZipFile(launcher.toFile())) {
      ZipEntry entry = zip.getEntry("gradle-launcher" + CLASSPATH);
      needs = new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }
    needs = needs.replaceFirst("(?m)^projects=", "projects=gradle-launcher,");
    addModule("lib", "gradle-gradle-cli", needs, "Main.java");
  }

  private void addModule(String folder, String module, String needs, String source)
      throws IOException {
    Path classes = Files.createDirectories(home.resolveSibling("classes").resolve(module));
    compile(sources.resolve(source), classes);
    String version = launcher.getFileName().toString().replace("gradle-launcher", "");
    Path jar = home.resolve(folder).resolve(module + version);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      out.putNextEntry(new ZipEntry(module + CLASSPATH));
      out.write(needs.getBytes(StandardCharsets.UTF_8));
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
  }

  private void compile(Path source, Path classes) throws IOException {
    String path = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    String[] options = {
      "-nowarn", "-d", classes.toString(), "-cp", path, source.toString(),
    };
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options) != 0) {
      throw new IOException("cannot compile " + source);
    }
  }

  private void copy(String source, String target) throws IOException {
    Path file = home.resolve(target);
    Files.createDirectories(file.getParent());
    Files.copy(sources.resolve(source), file);
    file.toFile().setExecutable(target.startsWith("bin/"));
  }
}
