import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Lays out a Gradle home from the one-jar redistribution {@code gradle-api}.
 *
 * <p>Arguments: class path of the artifacts, a folder it does not need, folder to make.
 */
public final class AssembleGradle {
  private static final String CLASSPATH = "-classpath.properties";
  private static final String PARAMETERS = "-parameter-names.properties";
  private static final String SERVICES = "META-INF/services/";
  private static final String PLUGINS = "META-INF/gradle-plugins/";

  /** Where the redistribution moved third-party classes to. */
  private static final String MOVED = "org/gradle/internal/impldep/";

  /** Packages that tests use under their own names, so Gradle's test modules must too. */
  private static final List<String> TEST_PACKAGES =
      List.of("org/junit", "junit", "org/testng", "org/hamcrest", "org/opentest4j", "com/beust");

  /** The one external jar on every Gradle process's class path; it gets all third-party classes. */
  private static final String THIRD_PARTY_JAR = "slf4j-api-1.7.36.jar";

  /**
   * Even an empty jar needs one: the indexes of groovy's jars look for META-INF in their siblings.
   */
  private static final byte[] MANIFEST = "Manifest-Version: 1.0\n".getBytes(StandardCharsets.UTF_8);

  private final List<Path> artifacts;
  private final Path home;
  private final Path gradleApi;
  private final String version;
  private final Map<String, Map<String, byte[]>> modules = new LinkedHashMap<>();
  private final Map<String, String> moduleOf = new HashMap<>();
  private final Map<String, byte[]> thirdParty = new LinkedHashMap<>();

  private AssembleGradle(String classPath, Path home) {
    this.artifacts = Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList();
    this.home = home;
    this.gradleApi =
        artifacts.stream()
            .filter(p -> fileName(p).startsWith("gradle-api-"))
            .findFirst()
            .orElseThrow();
    this.version = fileName(gradleApi).replaceAll("^gradle-api-|\\.jar$", "");
  }

  public static void main(String[] args) throws Exception {
    AssembleGradle gradle = new AssembleGradle(args[0], Path.of(args[2]));
    gradle.split();
    gradle.writeModules();
    gradle.writeExternalJars();
  }

  /** A module's own entries stand before its -classpath.properties; the rest is third party. */
  private void split() throws IOException {
    Map<String, byte[]> pending = new LinkedHashMap<>();
    Map<String, byte[]> merged = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(gradleApi.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (entry.isDirectory()) continue;
        String name = entry.getName();
        byte[] bytes = zip.getInputStream(entry).readAllBytes();
        boolean top = name.indexOf('/') < 0;
        if (top && name.endsWith(CLASSPATH)) {
          pending.put(name, bytes);
          addModule(name.substring(0, name.length() - CLASSPATH.length()), pending);
          pending = new LinkedHashMap<>();
        } else if (top && name.endsWith(PARAMETERS)) {
          modules.get(name.substring(0, name.length() - PARAMETERS.length())).put(name, bytes);
        } else if (name.startsWith(SERVICES) || name.startsWith(PLUGINS)) {
          merged.put(name, bytes);
        } else if (top || isGradles(name)) {
          pending.put(name, bytes);
        } else {
          thirdParty.putIfAbsent(name, bytes);
        }
      }
    }
    merged.forEach(this::handBack);
  }

  private static boolean isGradles(String name) {
    return !name.startsWith(MOVED)
        && (name.startsWith("org/gradle/") || name.startsWith("META-INF/gradle"));
  }

  private void addModule(String module, Map<String, byte[]> entries) {
    if (module.startsWith("gradle-testing-") || module.startsWith("gradle-test-")) {
      entries.replaceAll(
          (name, bytes) -> name.endsWith(".class") ? moveTestPackagesBack(bytes) : bytes);
    }
    entries.keySet().forEach(name -> moduleOf.put(name, module));
    modules.put(module, entries);
  }

  /**
   * A merged service or plugin file goes, line by line, to the module that holds the named class.
   */
  private void handBack(String name, byte[] bytes) {
    boolean plugin = name.startsWith(PLUGINS);
    for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n")) {
      String type = line.replaceFirst(plugin ? "^implementation-class=" : "#.*", "").trim();
      if (type.isEmpty()) continue;
      String module = moduleOf.get(type.replace('.', '/') + ".class");
      byte[] own = plugin ? bytes : (type + "\n").getBytes(StandardCharsets.UTF_8);
      if (module != null) {
        modules.get(module).merge(name, own, AssembleGradle::join);
      } else if (name.contains(MOVED.replace('/', '.'))) { // java.* ones break the JVM's look-up
        thirdParty.merge(name, own, AssembleGradle::join);
      }
    }
  }

  private void writeModules() throws IOException {
    Set<String> core = new HashSet<>(listed("gradle-launcher", "projects"));
    core.addAll(
        List.of(
            "gradle-launcher",
            "gradle-runtime-api-info",
            "gradle-gradle-cli-main",
            "gradle-worker-main"));
    for (var module : modules.entrySet()) {
      writeJar(
          core.contains(module.getKey()) ? "lib" : "lib/plugins",
          module.getKey() + "-" + version + ".jar",
          module.getValue());
    }
  }

  /** Every external jar that a module names must exist, even if its classes are elsewhere. */
  private void writeExternalJars() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String module : modules.keySet()) names.addAll(listed(module, "runtime"));
    Map<String, Path> real = new HashMap<>();
    for (Path artifact : artifacts) real.put(fileName(artifact), artifact);
    for (String name : names) {
      if (name.equals(THIRD_PARTY_JAR)) {
        writeJar("lib", name, thirdParty);
      } else if (real.containsKey(name)) {
        Files.copy(real.get(name), home.resolve("lib").resolve(name));
      } else if (name.equals("javax.inject-1.jar")) { // version catalogues are compiled against it
        Map<String, byte[]> inject = new LinkedHashMap<>(thirdParty);
        inject.keySet().removeIf(entry -> !entry.startsWith("javax/inject/"));
        writeJar("lib", name, inject);
      } else {
        writeJar("lib", name, Map.of("META-INF/MANIFEST.MF", MANIFEST));
      }
    }
  }

  private List<String> listed(String module, String key) throws IOException {
    Properties properties = new Properties();
    properties.load(new ByteArrayInputStream(modules.get(module).get(module + CLASSPATH)));
    List<String> names = new ArrayList<>(Arrays.asList(properties.getProperty(key, "").split(",")));
    names.removeIf(String::isBlank);
    return names;
  }

  private static byte[] moveTestPackagesBack(byte[] type) {
    Remapper names =
        new Remapper() {
          @Override
          public String map(String name) {
            return ownName(name);
          }

          @Override
          public Object mapValue(Object value) {
            return value instanceof String ? ownName((String) value) : super.mapValue(value);
          }
        };
    ClassWriter moved = new ClassWriter(0);
    new ClassReader(type).accept(new ClassRemapper(moved, names), 0);
    return moved.toByteArray();
  }

  private static String ownName(String name) {
    for (String own : TEST_PACKAGES) {
      name = name.replace(MOVED + own, own);
      name = name.replace((MOVED + own).replace('/', '.'), own.replace('/', '.'));
    }
    return name;
  }

  private void writeJar(String folder, String name, Map<String, byte[]> entries)
      throws IOException {
    Path jar = Files.createDirectories(home.resolve(folder)).resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(1);
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
  }

  private static byte[] join(byte[] a, byte[] b) {
    byte[] joined = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, joined, a.length, b.length);
    return joined;
  }

  private static String fileName(Path path) {
    return path.getFileName().toString();
  }
}
