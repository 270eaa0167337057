package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import org.jspecify.annotations.Nullable;

/**
 * A bar in its groove, as long as its part of the longest; what it stands for is said beside it.
 */
public final class Bar extends View {
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private float part;

  public Bar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  /** From 0 to 1. */
  void setPart(float part) {
    this.part = part;
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    draw(canvas, getWidth(), com.google.android.material.R.attr.colorSurfaceContainerHighest);
    if (part > 0) {
      float length = Math.max(getHeight(), getWidth() * part);
      draw(canvas, length, androidx.appcompat.R.attr.colorPrimary);
    }
  }

  private void draw(Canvas canvas, float length, int colour) {
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    float left = mirrored ? getWidth() - length : 0;
    float radius = getHeight() / 2f;
    paint.setColor(MaterialColors.getColor(this, colour));
    canvas.drawRoundRect(left, 0, left + length, getHeight(), radius, radius, paint);
  }
}
