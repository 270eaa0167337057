package io.augur.app.pictures;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Rect;
import android.os.Looper;
import android.util.DisplayMetrics;
import android.view.PixelCopy;
import android.view.View;
import android.view.WindowManager;
import android.view.inspector.WindowInspector;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import java.time.Duration;
import java.util.List;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowLooper;

/** What the device shows now: all windows, the topmost last. */
public record Screen(Bitmap picture, View top) {
  private static final int STATUS_BAR_DP = 32;
  private static final int GESTURE_BAR_DP = 24;

  public static Screen now() {
    settle();
    List<View> windows = WindowInspector.getGlobalWindowViews();
    DisplayMetrics display = windows.get(0).getResources().getDisplayMetrics();
    Bitmap picture =
        Bitmap.createBitmap(display.widthPixels, display.heightPixels, Bitmap.Config.ARGB_8888);
    windows.forEach(window -> draw(window, new Canvas(picture)));
    return new Screen(picture, windows.get(windows.size() - 1));
  }

  /** Tells the windows of the system bars and lets animations end; a notice stays longer. */
  static void settle() {
    ShadowLooper looper = Shadows.shadowOf(Looper.getMainLooper());
    looper.idle();
    WindowInspector.getGlobalWindowViews()
        .forEach(window -> ViewCompat.dispatchApplyWindowInsets(window, bars(window)));
    looper.idleFor(Duration.ofMillis(700));
  }

  /** Robolectric has no system bars; windows as high as the screen get theirs here. */
  private static WindowInsetsCompat bars(View window) {
    DisplayMetrics display = window.getResources().getDisplayMetrics();
    WindowInsetsCompat.Builder insets = new WindowInsetsCompat.Builder();
    if (window.getHeight() == display.heightPixels) {
      int top = (int) (STATUS_BAR_DP * display.density);
      int bottom = (int) (GESTURE_BAR_DP * display.density);
      insets.setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, top, 0, 0));
      insets.setInsets(WindowInsetsCompat.Type.navigationBars(), Insets.of(0, 0, 0, bottom));
    }
    return insets.build();
  }

  private static void draw(View window, Canvas canvas) {
    WindowManager.LayoutParams layout = (WindowManager.LayoutParams) window.getLayoutParams();
    if ((layout.flags & WindowManager.LayoutParams.FLAG_DIM_BEHIND) != 0) {
      canvas.drawColor(Color.argb(layout.dimAmount, 0, 0, 0));
    }
    Bitmap drawn =
        Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
    PixelCopy.request(
        PixelCopy.Request.Builder.ofWindow(window)
            .setSourceRect(new Rect(0, 0, window.getWidth(), window.getHeight()))
            .setDestinationBitmap(drawn)
            .build(),
        Runnable::run,
        result -> {});
    int[] place = new int[2];
    window.getLocationOnScreen(place);
    canvas.drawBitmap(drawn, place[0], place[1], null);
  }
}
