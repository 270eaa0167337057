package io.augur.desk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The folder that keeps the phone's games from one run to the next; one desk at a time has it. */
final class DataFolder implements AutoCloseable {
  private final Path path;
  private final FileChannel channel;

  private DataFolder(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  static DataFolder open(Path path) throws IOException {
    Files.createDirectories(path);
    FileChannel channel =
        FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (lock(channel) == null) {
      channel.close();
      throw new Refusal(
          "Another desk is using " + path + ". Close it, or name another folder in DESK_DATA.");
    }
    return new DataFolder(path, channel);
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  Path path() {
    return path;
  }

  /** The file that the app and the person see under this name. */
  Path file(String name) throws IOException {
    String safe = name.replaceAll("[^\\p{L}\\p{N} ._-]", "_").replaceAll("^\\.+", "");
    if (safe.isEmpty() || safe.length() > 100) {
      throw new IllegalArgumentException("no name for a file: " + name);
    }
    return Files.createDirectories(path.resolve("files")).resolve(safe);
  }

  /** The secret part of the address; kept, so that an open page finds the next run. */
  String token() throws IOException {
    Path file = path.resolve("token");
    if (!Files.exists(file)) {
      byte[] secret = new byte[16];
      new SecureRandom().nextBytes(secret);
      Files.writeString(file, HexFormat.of().formatHex(secret));
      file.toFile().setReadable(false, false);
      file.toFile().setReadable(true, true);
    }
    return Files.readString(file).trim();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
