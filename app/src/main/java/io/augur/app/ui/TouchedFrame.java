package io.augur.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.widget.FrameLayout;
import org.jspecify.annotations.Nullable;

/** Tells of every touch and key, whatever view it is for. */
public final class TouchedFrame extends FrameLayout {
  private Runnable listener = () -> {};

  public TouchedFrame(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  public void onTouched(Runnable heard) {
    listener = heard;
  }

  @Override
  public boolean dispatchTouchEvent(MotionEvent touch) {
    listener.run();
    return super.dispatchTouchEvent(touch);
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent key) {
    listener.run();
    return super.dispatchKeyEvent(key);
  }
}
