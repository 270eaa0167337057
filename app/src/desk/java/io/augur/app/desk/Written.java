package io.augur.app.desk;

import io.augur.desk.Around;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that the app writes; once it is whole, the page hands it to the person. */
final class Written extends ByteArrayOutputStream {
  private final Path file;
  private final Around around;

  Written(Path file, Around around) {
    this.file = file;
    this.around = around;
  }

  @Override
  public void close() throws IOException {
    Files.write(file, toByteArray());
    around.written(file);
  }
}
