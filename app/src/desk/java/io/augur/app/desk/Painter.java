package io.augur.app.desk;

import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.os.SystemClock;
import android.util.DisplayMetrics;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager.LayoutParams;
import io.augur.desk.Screen;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the picture of the screen together from its windows. */
final class Painter {
  private static final int SHADOW = 0x50000000;

  private final Map<View, WindowPicture> pictures = new HashMap<>();
  private final Screen screen;
  private Bitmap whole = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888);
  private int[] pixels = new int[1];

  Painter(Screen screen) {
    this.screen = screen;
  }

  /** Draws them all; whether something moves that asks for a next picture by itself. */
  boolean paint(List<OneWindow> windows) {
    if (windows.isEmpty()) {
      return false; // between two activities the last picture stays
    }
    forgetAllBut(windows);
    DisplayMetrics metrics = Resources.getSystem().getDisplayMetrics();
    size(metrics.widthPixels, metrics.heightPixels);
    Canvas canvas = new Canvas(whole);
    whole.eraseColor(Color.BLACK);
    boolean moving = false;
    for (OneWindow window : windows) {
      if (window.has(LayoutParams.FLAG_DIM_BEHIND)) {
        canvas.drawColor(Color.argb((int) (window.parameters().dimAmount * 255), 0, 0, 0));
      }
      if (window.isPanel()) {
        shadow(canvas, window, metrics.density);
      }
      Hidden.drawingTime(window.root(), SystemClock.uptimeMillis());
      WindowPicture picture = pictures.computeIfAbsent(window.root(), WindowPicture::new);
      moving |= picture.draw(window);
      canvas.drawBitmap(picture.bitmap(), window.left(), window.top(), null);
    }
    whole.copyPixelsToBuffer(IntBuffer.wrap(pixels));
    screen.show(pixels, whole.getWidth());
    return moving;
  }

  private void size(int width, int height) {
    if (whole.getWidth() != width || whole.getHeight() != height) {
      whole = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
      pixels = new int[width * height];
    }
  }

  private void forgetAllBut(List<OneWindow> windows) {
    pictures
        .entrySet()
        .removeIf(
            entry -> {
              boolean gone = windows.stream().noneMatch(it -> it.root() == entry.getKey());
              if (gone) {
                entry.getValue().close();
              }
              return gone;
            });
  }

  /** A menu's shadow lies outside its own window. */
  private static void shadow(Canvas canvas, OneWindow window, float density) {
    View root = window.root();
    float height = root.getElevation();
    if (root instanceof ViewGroup group && group.getChildCount() > 0) {
      height = Math.max(height, group.getChildAt(0).getElevation());
    }
    if (height <= 0) {
      return;
    }
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    paint.setShadowLayer(height, 0, height / 3, SHADOW);
    float corner = 4 * density;
    int right = window.left() + root.getWidth() - 1;
    int bottom = window.top() + root.getHeight() - 1;
    canvas.drawRoundRect(window.left() + 1, window.top() + 1, right, bottom, corner, corner, paint);
  }
}
