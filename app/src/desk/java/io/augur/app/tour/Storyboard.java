package io.augur.app.tour;

import android.graphics.Bitmap;
import io.augur.app.pictures.Screen;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Pictures with a line below each, in a folder that a browser shows. */
final class Storyboard {
  private static final String HEAD =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>A turn with Augur</title>
      <style>
      body { margin: 24px; background: #1b1613; color: #f1e4d0; font: 16px/1.5 system-ui, sans-serif; }
      main { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 24px; }
      figure { margin: 0; }
      img { width: 100%; border-radius: 16px; }
      </style>
      <h1>A turn with Augur</h1>
      <main>
      """;

  private final StringBuilder page = new StringBuilder(HEAD);
  private final Path folder;
  private int pictures;

  Storyboard(Path folder) {
    this.folder = folder;
  }

  /** Takes the picture of what is on the screen now. */
  void add(String name, String line) {
    String file = String.format("%02d-%s.png", ++pictures, name);
    try {
      Files.createDirectories(folder);
      try (OutputStream out = Files.newOutputStream(folder.resolve(file))) {
        Screen.now().picture().compress(Bitmap.CompressFormat.PNG, 100, out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    page.append("<figure><img src=\"").append(file).append("\" alt=\"").append(escaped(line));
    page.append("\"><figcaption>").append(escaped(line)).append("</figcaption></figure>\n");
  }

  private static String escaped(String line) {
    return line.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** Writes the page that shows them; its place. */
  Path finish() {
    try {
      return Files.write(
          folder.resolve("index.html"),
          page.append("</main>\n").toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
