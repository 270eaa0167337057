package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.rules.table.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The phases of a turn in a row, the present one lit. */
public final class PhaseBar extends View {
  private final Paint ground = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final List<Place> phases = new ArrayList<>();
  private Optional<Place> now = Optional.empty();

  public PhaseBar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    text.setTextAlign(Paint.Align.CENTER);
    text.setTypeface(Typeface.create("sans-serif-medium", Typeface.NORMAL));
    for (Place place : Place.values()) {
      if (place != Place.RESOLUTION) { // 9 is 9A and 9B
        phases.add(place);
      }
    }
  }

  public void show(Optional<Place> phase) {
    now = phase;
    setContentDescription(
        phase
            .map(place -> getContext().getString(R.string.table_phase, place.section()))
            .orElseGet(() -> getContext().getString(R.string.table_before_phases)));
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float cell = getWidth() / (float) phases.size();
    float radius = Math.min(cell * 0.44f, getHeight() / 2f);
    float y = getHeight() / 2f;
    float wanted =
        TypedValue.applyDimension(
            TypedValue.COMPLEX_UNIT_SP, 18, getResources().getDisplayMetrics());
    text.setTextSize(Math.min(wanted, radius * 0.95f));
    ground.setColor(colour(com.google.android.material.R.attr.colorOutlineVariant));
    ground.setStrokeWidth(radius * 0.12f);
    canvas.drawLine(cell / 2, y, getWidth() - cell / 2, y, ground);
    for (int i = 0; i < phases.size(); i++) {
      boolean lit = now.isPresent() && now.get() == phases.get(i);
      float x = cell * (i + 0.5f);
      ground.setColor(
          colour(
              lit
                  ? androidx.appcompat.R.attr.colorPrimary
                  : com.google.android.material.R.attr.colorSurfaceContainerHighest));
      text.setColor(
          colour(
              lit
                  ? com.google.android.material.R.attr.colorOnPrimary
                  : com.google.android.material.R.attr.colorOnSurfaceVariant));
      canvas.drawCircle(x, y, lit ? radius : radius * 0.86f, ground);
      float baseline = y - (text.ascent() + text.descent()) / 2;
      canvas.drawText(phases.get(i).section(), x, baseline, text);
    }
  }

  private int colour(int attribute) {
    return MaterialColors.getColor(this, attribute);
  }
}
