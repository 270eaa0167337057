package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RadialGradient;
import android.graphics.Shader;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;

/** A lamplit table seen from above: a dot for each seat around it, their number in the middle. */
public final class SeatRing extends View {
  private final Paint lamplight = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint rim = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint seat = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint numeral = new Paint(Paint.ANTI_ALIAS_FLAG);
  private int seats;

  public SeatRing(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    rim.setStyle(Paint.Style.STROKE);
    rim.setColor(context.getColor(R.color.table_rim));
    seat.setColor(MaterialColors.getColor(this, androidx.appcompat.R.attr.colorPrimary));
    numeral.setColor(
        MaterialColors.getColor(this, com.google.android.material.R.attr.colorOnSurface));
    numeral.setTextAlign(Paint.Align.CENTER);
    numeral.setTypeface(Typeface.create("sans-serif-medium", Typeface.NORMAL));
    numeral.setFontFeatureSettings("tnum");
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  public void setSeats(int seats) {
    this.seats = seats;
    invalidate();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    float radius = Math.min(width, height) / 2f;
    if (radius <= 0) {
      return;
    }
    lamplight.setShader(
        new RadialGradient(
            width / 2f,
            height / 2f,
            radius * 0.74f,
            getContext().getColor(R.color.lamp),
            getContext().getColor(R.color.table_edge),
            Shader.TileMode.CLAMP));
    rim.setStrokeWidth(radius * 0.04f);
    numeral.setTextSize(radius * 0.72f);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float x = getWidth() / 2f;
    float y = getHeight() / 2f;
    float radius = Math.min(x, y);
    canvas.drawCircle(x, y, radius * 0.72f, lamplight);
    canvas.drawCircle(x, y, radius * 0.72f, rim);
    for (int i = 0; i < seats; i++) {
      double angle = 2 * Math.PI * i / seats - Math.PI / 2;
      float seatX = x + (float) Math.cos(angle) * radius * 0.89f;
      float seatY = y + (float) Math.sin(angle) * radius * 0.89f;
      canvas.drawCircle(seatX, seatY, radius * 0.1f, seat);
    }
    float baseline = y - (numeral.ascent() + numeral.descent()) / 2;
    canvas.drawText(NumberFormat.getIntegerInstance().format(seats), x, baseline, numeral);
  }
}
