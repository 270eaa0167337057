package io.augur.app.desk;

import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.WindowManager.LayoutParams;
import io.augur.desk.Input;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The finger: goes down on a window and stays with it until it is lifted. */
final class Fingers {
  private static final long AHEAD = 50;

  private final Windows windows;
  private @Nullable OneWindow touched;
  private long downAt;
  private double downTime;

  Fingers(Windows windows) {
    this.windows = windows;
  }

  void take(Input.Finger finger) {
    if (finger.move() == Input.Move.DOWN) {
      downAt = SystemClock.uptimeMillis();
      downTime = finger.time();
      touched = touched(finger);
    }
    if (touched == null) {
      return;
    }
    if (finger.move() == Input.Move.DOWN) {
      Ripples.solid(touched.root());
    }
    send(touched, action(finger.move()), at(finger), finger);
    if (finger.move() == Input.Move.UP || finger.move() == Input.Move.CANCEL) {
      touched = null;
    }
  }

  private @Nullable OneWindow touched(Input.Finger finger) {
    List<OneWindow> all = windows.all();
    for (int i = all.size() - 1; i >= 0; i--) {
      OneWindow window = all.get(i);
      if (window.has(LayoutParams.FLAG_NOT_TOUCHABLE)) {
        continue;
      }
      if (window.isModal() || window.covers(finger.x(), finger.y())) {
        return window;
      }
      if (window.has(LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH)) {
        send(window, MotionEvent.ACTION_OUTSIDE, downAt, finger);
      }
    }
    return null;
  }

  /** By the browser's clock: moves that arrive together still have their own times, and speed. */
  private long at(Input.Finger finger) {
    long at = downAt + (long) (finger.time() - downTime);
    return Math.max(downAt, Math.min(SystemClock.uptimeMillis() + AHEAD, at));
  }

  private static int action(Input.Move move) {
    return switch (move) {
      case DOWN -> MotionEvent.ACTION_DOWN;
      case MOVE -> MotionEvent.ACTION_MOVE;
      case UP -> MotionEvent.ACTION_UP;
      case CANCEL -> MotionEvent.ACTION_CANCEL;
    };
  }

  private void send(OneWindow window, int action, long at, Input.Finger finger) {
    MotionEvent event = MotionEvent.obtain(downAt, at, action, finger.x(), finger.y(), 0);
    event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
    event.offsetLocation(-window.left(), -window.top());
    window.root().dispatchTouchEvent(event);
    event.recycle();
  }
}
