package io.augur.app.pictures;

import static com.google.common.truth.Truth.assertWithMessage;

import android.graphics.Bitmap;
import io.augur.app.App;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/**
 * Takes the picture of a screen in one variant, into {@code build/screens}, and fails where a label
 * is missing, a target too small, a contrast too low, a text cut, a heading missing, or English on
 * a Polish screen.
 *
 * <p>A test class for screens runs once for each of {@link Variant#all}: a device that changes its
 * theme in the middle of a test keeps colours of the old one.
 */
public final class Pictures implements TestRule {
  private static final Path FOLDER = new File("build/screens").toPath();

  private final App app;
  private final Variant variant;

  public Pictures(Object test, Variant variant) {
    this.variant = variant;
    app = new App(test);
  }

  @Override
  public Statement apply(Statement test, Description description) {
    return app.apply(test, description);
  }

  public App app() {
    return app;
  }

  /** Opens the app, goes the way to the screen, takes its picture and looks at it. */
  public void take(String name, Runnable way) {
    variant.use();
    app.open();
    Screen.settle();
    way.run();
    Screen screen = Screen.now();
    store(screen.picture(), FOLDER.resolve(name + "-" + variant + ".png"));
    List<String> complaints = new ArrayList<>(Accessible.complaints(screen));
    complaints.addAll(Uncut.complaints(screen));
    complaints.addAll(Spoken.complaints(screen));
    if (variant.language() == Variant.Language.PL) {
      complaints.addAll(English.complaints(screen));
    }
    assertWithMessage("%s, %s", name, variant).that(complaints).isEmpty();
  }

  private static void store(Bitmap picture, Path file) {
    try {
      Files.createDirectories(FOLDER);
      try (OutputStream out = Files.newOutputStream(file)) {
        picture.compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
