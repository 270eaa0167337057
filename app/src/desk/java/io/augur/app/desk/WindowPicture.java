package io.augur.app.desk;

import android.graphics.Bitmap;
import android.graphics.HardwareRenderer;
import android.graphics.PixelFormat;
import android.media.Image;
import android.media.ImageReader;
import android.os.SystemClock;
import android.util.DisplayMetrics;
import android.view.View;

/** The picture of one window, drawn by the window's own renderer, so that its shadows are there. */
final class WindowPicture {
  private static final float AMBIENT_SHADOW = 0.039f;
  private static final float SPOT_SHADOW = 0.19f;

  private final View root;
  private Bitmap bitmap;
  private ImageReader reader;

  WindowPicture(View root) {
    this.root = root;
    bitmap = bitmap(root);
    reader = reader(root);
  }

  private static Bitmap bitmap(View root) {
    return Bitmap.createBitmap(root.getWidth(), root.getHeight(), Bitmap.Config.ARGB_8888);
  }

  private static ImageReader reader(View root) {
    return ImageReader.newInstance(root.getWidth(), root.getHeight(), PixelFormat.RGBA_8888, 1);
  }

  Bitmap bitmap() {
    return bitmap;
  }

  /** Whether the renderer wants to go on by itself. */
  boolean draw(OneWindow window) {
    if (bitmap.getWidth() != root.getWidth() || bitmap.getHeight() != root.getHeight()) {
      close();
      bitmap = bitmap(root);
      reader = reader(root);
    }
    HardwareRenderer renderer = Hidden.renderer(root);
    light(renderer, window);
    // Each time: else it repaints only what was damaged, onto an empty picture.
    renderer.setSurface(reader.getSurface());
    renderer.setContentRoot(Hidden.displayList(root));
    int result =
        renderer
            .createRenderRequest()
            .setVsyncTime(SystemClock.uptimeMillis() * 1_000_000L)
            .syncAndDraw();
    try (Image image = reader.acquireNextImage()) {
      if (image != null) {
        bitmap.copyPixelsFromBuffer(image.getPlanes()[0].getBuffer());
      }
    }
    return (result & HardwareRenderer.SYNC_REDRAW_REQUESTED) != 0;
  }

  /** Each time too: else shadows wander sideways. */
  private void light(HardwareRenderer renderer, OneWindow window) {
    DisplayMetrics metrics = root.getResources().getDisplayMetrics();
    renderer.setLightSourceGeometry(
        metrics.widthPixels / 2f - window.left(),
        -window.top(),
        600 * metrics.density,
        800 * metrics.density);
    renderer.setLightSourceAlpha(AMBIENT_SHADOW, SPOT_SHADOW);
  }

  void close() {
    reader.close();
  }
}
