package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Kind;
import java.text.NumberFormat;
import org.jspecify.annotations.Nullable;

/**
 * The stack number of a calamity in a shape that tells its kind: a disc for minor ones, a shield
 * for major ones that stay with their holder, a lozenge for those that are traded.
 */
public final class CalamityBadge extends View {
  private final Paint ground = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint numeral = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path shape = new Path();
  private Calamity calamity = Calamity.FAMINE;

  public CalamityBadge(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    numeral.setTextAlign(Paint.Align.CENTER);
    numeral.setTypeface(Typeface.create("sans-serif-medium", Typeface.BOLD));
    numeral.setFontFeatureSettings("tnum");
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
    setCalamity(calamity);
  }

  public void setCalamity(Calamity calamity) {
    this.calamity = calamity;
    Kind kind = calamity.row().kind();
    ground.setColor(
        MaterialColors.getColor(
            this,
            switch (kind) {
              case MINOR -> com.google.android.material.R.attr.colorSecondary;
              case MAJOR_NON_TRADEABLE -> R.attr.colorHurts;
              case MAJOR_TRADEABLE -> androidx.appcompat.R.attr.colorPrimary;
            }));
    numeral.setColor(CivilizationDisc.readableOn(ground.getColor()));
    outline(kind);
    invalidate();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    outline(calamity.row().kind());
  }

  private void outline(Kind kind) {
    float w = getWidth();
    float h = getHeight();
    shape.reset();
    switch (kind) {
      case MINOR -> shape.addCircle(w / 2, h / 2, Math.min(w, h) * 0.46f, Path.Direction.CW);
      case MAJOR_NON_TRADEABLE -> {
        shape.moveTo(w * 0.08f, h * 0.06f);
        shape.lineTo(w * 0.92f, h * 0.06f);
        shape.lineTo(w * 0.92f, h * 0.5f);
        shape.quadTo(w * 0.9f, h * 0.8f, w * 0.5f, h * 0.98f);
        shape.quadTo(w * 0.1f, h * 0.8f, w * 0.08f, h * 0.5f);
        shape.close();
      }
      case MAJOR_TRADEABLE -> {
        shape.moveTo(w * 0.5f, 0);
        shape.lineTo(w, h * 0.5f);
        shape.lineTo(w * 0.5f, h);
        shape.lineTo(0, h * 0.5f);
        shape.close();
      }
    }
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.drawPath(shape, ground);
    numeral.setTextSize(Math.min(getWidth(), getHeight()) * 0.46f);
    float baseline = getHeight() / 2f - (numeral.ascent() + numeral.descent()) / 2;
    String number = NumberFormat.getIntegerInstance().format(calamity.row().stack());
    canvas.drawText(number, getWidth() / 2f, baseline, numeral);
  }
}
