package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.view.View;
import androidx.core.graphics.ColorUtils;
import com.google.android.material.color.MaterialColors;
import io.augur.rules.table.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * A civilization's disc: its colour, and its two letters for eyes that can't tell colours apart.
 */
public final class CivilizationDisc extends View {
  private static final int OPAQUE = 0xff000000;

  private final Paint disc = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint rim = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint letters = new Paint(Paint.ANTI_ALIAS_FLAG);
  private Civilization civilization = Civilization.MINOA;

  public CivilizationDisc(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    rim.setStyle(Paint.Style.STROKE);
    rim.setColor(MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutline));
    letters.setTextAlign(Paint.Align.CENTER);
    letters.setTypeface(Typeface.create("sans-serif-medium", Typeface.BOLD));
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
    setCivilization(civilization);
  }

  public void setCivilization(Civilization civilization) {
    this.civilization = civilization;
    int colour = OPAQUE | civilization.colour();
    disc.setColor(colour);
    letters.setColor(readableOn(colour));
    invalidate();
  }

  /** Black or white, whichever stands out more. */
  public static int readableOn(int colour) {
    int black = OPAQUE;
    int white = 0xffffffff;
    return ColorUtils.calculateContrast(black, colour) > ColorUtils.calculateContrast(white, colour)
        ? black
        : white;
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float x = getWidth() / 2f;
    float y = getHeight() / 2f;
    float radius = Math.min(x, y);
    rim.setStrokeWidth(radius * 0.07f);
    letters.setTextSize(radius * 0.86f);
    canvas.drawCircle(x, y, radius * 0.94f, disc);
    canvas.drawCircle(x, y, radius * 0.94f, rim);
    float baseline = y - (letters.ascent() + letters.descent()) / 2;
    canvas.drawText(civilization.letters(), x, baseline, letters);
  }
}
