package io.augur.app.desk;

import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import io.augur.desk.Input;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The mouse wheel: turns whatever can scroll under the pointer. */
final class Wheel {
  private final Windows windows;

  Wheel(Windows windows) {
    this.windows = windows;
  }

  void take(Input.Wheel wheel) {
    List<OneWindow> all = windows.all();
    for (int i = all.size() - 1; i >= 0; i--) {
      OneWindow window = all.get(i);
      if (window.covers(wheel.x(), wheel.y())) {
        turn(window, wheel);
        return;
      }
    }
  }

  /** Sent to the root it gets stuck on the way, so it goes straight to the view that scrolls. */
  private static void turn(OneWindow window, Input.Wheel wheel) {
    MotionEvent event = event(window, wheel);
    View view = deepest(window.root(), wheel);
    while (view != null && !view.canScrollVertically(wheel.by() < 0 ? 1 : -1)) {
      view = view.getParent() instanceof View parent ? parent : null;
    }
    if (view != null) {
      view.onGenericMotionEvent(event);
    }
    event.recycle();
  }

  private static MotionEvent event(OneWindow window, Input.Wheel wheel) {
    MotionEvent.PointerProperties pointer = new MotionEvent.PointerProperties();
    pointer.toolType = MotionEvent.TOOL_TYPE_MOUSE;
    MotionEvent.PointerCoords place = new MotionEvent.PointerCoords();
    place.x = wheel.x() - window.left();
    place.y = wheel.y() - window.top();
    place.setAxisValue(MotionEvent.AXIS_VSCROLL, wheel.by());
    long now = SystemClock.uptimeMillis();
    return MotionEvent.obtain(
        now,
        now,
        MotionEvent.ACTION_SCROLL,
        1,
        new MotionEvent.PointerProperties[] {pointer},
        new MotionEvent.PointerCoords[] {place},
        0,
        0,
        1,
        1,
        0,
        0,
        InputDevice.SOURCE_MOUSE,
        0);
  }

  private static @Nullable View deepest(View view, Input.Wheel wheel) {
    int[] at = new int[2];
    view.getLocationOnScreen(at);
    boolean inside =
        wheel.x() >= at[0]
            && wheel.y() >= at[1]
            && wheel.x() < at[0] + view.getWidth()
            && wheel.y() < at[1] + view.getHeight();
    if (!inside || view.getVisibility() != View.VISIBLE) {
      return null;
    }
    if (view instanceof ViewGroup group) {
      for (int i = group.getChildCount() - 1; i >= 0; i--) {
        View child = deepest(group.getChildAt(i), wheel);
        if (child != null) {
          return child;
        }
      }
    }
    return view;
  }
}
