package io.augur.app.desk;

import android.view.View;
import android.view.WindowManager.LayoutParams;

/** A window with its place on the screen. */
record OneWindow(View root, LayoutParams parameters, int left, int top) {
  static OneWindow of(View root, LayoutParams parameters) {
    int[] at = new int[2];
    root.getLocationOnScreen(at);
    return new OneWindow(root, parameters, at[0], at[1]);
  }

  boolean covers(float x, float y) {
    return x >= left && y >= top && x < left + root.getWidth() && y < top + root.getHeight();
  }

  boolean has(int flag) {
    return (parameters.flags & flag) != 0;
  }

  /** Keeps touches from whatever lies below, also those outside of it. */
  boolean isModal() {
    return !has(LayoutParams.FLAG_NOT_FOCUSABLE) && !has(LayoutParams.FLAG_NOT_TOUCH_MODAL);
  }

  /** Menus and drop-downs, which belong to another window. */
  boolean isPanel() {
    return parameters.type >= LayoutParams.FIRST_SUB_WINDOW;
  }

  boolean isActivity() {
    return parameters.type == LayoutParams.TYPE_BASE_APPLICATION;
  }
}
