package io.augur.app.desk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.robolectric.util.TempDirectory;

/** The phone's storage: what an app stores for good stays in a folder, the rest goes at the end. */
final class Storage extends TempDirectory {
  private final Path kept;

  Storage(Path kept) {
    super("desk");
    this.kept = kept;
  }

  @Override
  public Path createIfNotExists(String name) {
    if (!name.endsWith("-dataDir") && !name.endsWith("DataDir") && !name.startsWith("external-")) {
      return super.createIfNotExists(name);
    }
    try {
      return Files.createDirectories(kept.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
