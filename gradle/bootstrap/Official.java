import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.math.BigInteger;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Unpacks the official Gradle distribution to where Gradle's own wrapper keeps it.
 *
 * <p>Arguments: the wrapper's properties file and the Gradle user home. Exit code 3: it can't be
 * had here, use the assembled one.
 */
public final class Official {
  private static final int CONNECT_MILLIS = 4_000;
  private static final int READ_MILLIS = 10_000;

  public static void main(String[] args) throws Exception {
    Properties wrapper = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of(args[0]))) {
      wrapper.load(reader);
    }
    String url = wrapper.getProperty("distributionUrl");
    String name = url.substring(url.lastIndexOf('/') + 1);
    byte[] md5 = MessageDigest.getInstance("MD5").digest(url.getBytes(StandardCharsets.UTF_8));
    Path folder =
        Path.of(
            args[1],
            "wrapper",
            "dists",
            name.replace(".zip", ""),
            new BigInteger(1, md5).toString(36));
    try {
      fetch(url, wrapper.getProperty("distributionSha256Sum"), Files.createDirectories(folder));
      Files.write(folder.resolve(name + ".ok"), new byte[0]); // how the wrapper knows it is whole
    } catch (IOException e) {
      System.err.println("gradlew: the official Gradle is out of reach here (" + e + ")");
      System.exit(3);
    }
  }

  private static void fetch(String url, String checksum, Path folder) throws Exception {
    Path zip = Files.createTempFile(folder, "gradle", ".part");
    try {
      download(url, zip, checksum);
      unpack(zip, folder);
    } finally {
      Files.deleteIfExists(zip);
    }
  }

  private static void download(String url, Path zip, String expected) throws Exception {
    URLConnection connection = URI.create(url).toURL().openConnection();
    connection.setConnectTimeout(CONNECT_MILLIS);
    connection.setReadTimeout(READ_MILLIS);
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    try (InputStream in = new DigestInputStream(connection.getInputStream(), sha256)) {
      System.err.println("gradlew: downloading " + url);
      Files.copy(in, zip, StandardCopyOption.REPLACE_EXISTING);
    }
    String actual = HexFormat.of().formatHex(sha256.digest());
    if (!actual.equals(expected)) {
      throw new IOException("checksum is " + actual + ", not " + expected);
    }
  }

  private static void unpack(Path zip, Path folder) throws IOException {
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        Path file = folder.resolve(entry.getName()).normalize();
        if (!file.startsWith(folder)) throw new IOException("entry outside: " + entry.getName());
        if (entry.isDirectory()) continue;
        Files.createDirectories(file.getParent());
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        if (entry.getName().endsWith("/bin/gradle")) file.toFile().setExecutable(true);
      }
    }
  }
}
