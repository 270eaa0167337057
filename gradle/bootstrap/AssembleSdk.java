import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Lays out the part of an Android SDK that the Android Gradle plugin reads.
 *
 * <p>Arguments: class path of the artifacts, a folder it does not need, folder to make.
 */
public final class AssembleSdk {
  private static final int API = 36;
  private static final String BUILD_TOOLS = "35.0.0";
  private static final List<String> JDK_MODULES =
      List.of("java.base", "java.logging", "java.sql", "java.prefs", "java.xml");

  private final Path sdk;

  private AssembleSdk(Path sdk) {
    this.sdk = sdk;
  }

  public static void main(String[] args) throws IOException {
    AssembleSdk assembly = new AssembleSdk(Path.of(args[2]));
    assembly.platform(artifact(args[0], "android-all-"));
    assembly.buildTools(artifact(args[0], "apktool-lib-"));
    assembly.describe("platform-tools", "generic/02", "genericDetailsType", "", "35.0.0");
  }

  private static File artifact(String classPath, String name) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(File::new)
        .filter(file -> file.getName().startsWith(name))
        .findFirst()
        .orElseThrow();
  }

  private void platform(File androidAll) throws IOException {
    String path = "platforms/android-" + API;
    describe(
        path,
        "",
        "platformDetailsType",
        "<api-level>"
            + API
            + "</api-level><base-extension>true</base-extension><layoutlib api=\"15\"/>",
        "1");
    Path platform = sdk.resolve(path);
    Files.writeString(platform.resolve("build.prop"), "ro.build.version.sdk=" + API + "\n");
    Files.writeString(
        platform.resolve("source.properties"),
        "Pkg.Revision=1\nAndroidVersion.ApiLevel=" + API + "\n");
    Map<String, byte[]> jdk = jdkClasses();
    write(
        platform.resolve("core-for-system-modules.jar"),
        jdk); // with code: jlink makes an image of it
    Map<String, byte[]> android = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(androidAll)) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        String name = entry.getName();
        if (entry.isDirectory() || name.startsWith("META-INF/")) continue;
        byte[] bytes = zip.getInputStream(entry).readAllBytes();
        android.put(name, name.endsWith(".class") ? stub(bytes) : bytes);
      }
    }
    jdk.forEach((name, bytes) -> android.putIfAbsent(name, stub(bytes)));
    write(platform.resolve("android.jar"), android);
  }

  private void buildTools(File apktool) throws IOException {
    String path = "build-tools/" + BUILD_TOOLS;
    describe(path, "generic/02", "genericDetailsType", "", BUILD_TOOLS);
    Path tools = sdk.resolve(path);
    Files.writeString(tools.resolve("source.properties"), "Pkg.Revision=" + BUILD_TOOLS + "\n");
    write(tools.resolve("core-lambda-stubs.jar"), Map.of("empty", new byte[0]));
    write(
        Files.createDirectories(tools.resolve("lib")).resolve("d8.jar"),
        Map.of("empty", new byte[0]));
    for (String unused :
        List.of("aapt", "aidl", "dexdump", "split-select", "zipalign", "apksigner", "d8")) {
      executable(
          tools.resolve(unused),
          "#!/bin/sh\necho \"not in the assembled SDK: $0\" >&2; exit 1\n".getBytes());
    }
    boolean mac = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac");
    try (ZipFile zip = new ZipFile(apktool)) {
      ZipEntry aapt2 = zip.getEntry(mac ? "prebuilt/macosx/aapt2" : "prebuilt/linux/aapt2");
      executable(tools.resolve("aapt2"), zip.getInputStream(aapt2).readAllBytes());
    }
  }

  /** The JDK's java.* classes, but for those that jlink itself makes anew. */
  private static Map<String, byte[]> jdkClasses() throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String module : JDK_MODULES) {
      Path root = jdk.getPath("/modules", module);
      for (String top : List.of("java", "javax", "org")) {
        if (!Files.exists(root.resolve(top))) continue;
        try (Stream<Path> files = Files.walk(root.resolve(top))) {
          for (Path file : (Iterable<Path>) files::iterator) {
            String name = root.relativize(file).toString();
            if (name.endsWith(".class") && !name.contains("BoundMethodHandle$Species_")) {
              classes.put(name, Files.readAllBytes(file));
            }
          }
        }
      }
    }
    return classes;
  }

  /** What an SDK's android.jar holds of a class: its public and protected members, without code. */
  private static byte[] stub(byte[] type) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(type).accept(new Stub(writer), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return writer.toByteArray();
  }

  private static final class Stub extends ClassVisitor {
    Stub(ClassWriter writer) {
      super(Opcodes.ASM9, writer);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String parent,
        String[] interfaces) {
      super.visit(
          Math.min(version & 0xffff, Opcodes.V17), access, name, signature, parent, interfaces);
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String type, String signature, Object value) {
      return isHidden(access, type) ? null : super.visitField(access, name, type, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String signature, String[] exceptions) {
      if (isHidden(access, type)) return null;
      MethodVisitor method = super.visitMethod(access, name, type, signature, exceptions);
      if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) return method;
      return new MethodVisitor(Opcodes.ASM9, method) {
        @Override
        public void visitEnd() { // throw null
          mv.visitCode();
          mv.visitInsn(Opcodes.ACONST_NULL);
          mv.visitInsn(Opcodes.ATHROW);
          mv.visitMaxs(1, Math.max(1, Type.getArgumentsAndReturnSizes(type) >> 2));
          mv.visitEnd();
        }
      };
    }

    private static boolean isHidden(int access, String type) {
      boolean visible = (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
      return !visible || type.contains("jdk/internal") || type.contains("Lsun/");
    }
  }

  /** Writes the package.xml by which the plugin knows what a folder of the SDK is. */
  private void describe(String path, String kind, String type, String details, String revision)
      throws IOException {
    String common = "http://schemas.android.com/repository/android/";
    String space =
        kind.isEmpty()
            ? "http://schemas.android.com/sdk/android/repo/repository2/03"
            : common + kind;
    String[] numbers = revision.split("\\.");
    String minor =
        numbers.length < 3
            ? ""
            : "<minor>" + numbers[1] + "</minor><micro>" + numbers[2] + "</micro>";
    String xml =
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?><r:repository xmlns:r=\""
            + common
            + "common/02\" xmlns:t=\""
            + space
            + "\"><localPackage path=\""
            + path.replace('/', ';')
            + "\" obsolete=\"false\"><type-details xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:type=\"t:"
            + type
            + "\">"
            + details
            + "</type-details><revision><major>"
            + numbers[0]
            + "</major>"
            + minor
            + "</revision><display-name>"
            + path
            + "</display-name></localPackage></r:repository>\n";
    Files.writeString(Files.createDirectories(sdk.resolve(path)).resolve("package.xml"), xml);
  }

  private static void executable(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    file.toFile().setExecutable(true);
  }

  private static void write(Path jar, Map<String, byte[]> entries) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(1);
      for (var entry : entries.entrySet()) {
        ZipEntry zipped = new ZipEntry(entry.getKey());
        if (entry.getKey().equals("resources.arsc")) store(zipped, entry.getValue());
        out.putNextEntry(zipped);
        out.write(entry.getValue());
      }
    }
  }

  /** aapt2 maps the resource table into memory, so it must not be compressed. */
  private static void store(ZipEntry entry, byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(crc.getValue());
  }
}
