package io.augur.app.desk;

import android.app.LocaleManager;
import android.os.LocaleList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.robolectric.RuntimeEnvironment;

/** The language chosen inside the app: the system keeps it and answers with a new configuration. */
final class Languages {
  private final Path file;
  private LocaleList chosen;

  Languages(Path data) {
    file = data.resolve("language");
    chosen =
        Files.exists(file) ? LocaleList.forLanguageTags(read()) : LocaleList.getEmptyLocaleList();
    system().setApplicationLocales(chosen);
  }

  private static LocaleManager system() {
    return RuntimeEnvironment.getApplication().getSystemService(LocaleManager.class);
  }

  /** Whether the app has chosen another one since the last look. */
  boolean changed() {
    LocaleList now = system().getApplicationLocales();
    if (now.equals(chosen)) {
      return false;
    }
    chosen = now;
    write();
    return true;
  }

  /** The app's own choice, or else the system's. */
  String shown(String system) {
    return chosen.isEmpty() ? system : chosen.get(0).getLanguage();
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write() {
    try {
      Files.writeString(file, chosen.toLanguageTags());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
