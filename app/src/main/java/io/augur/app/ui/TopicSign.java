package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.RectF;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.widget.FrameLayout;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The sign of a page: a calamity's badge, an advance's price on its colours, a phase's number, or a
 * quiet mark for a word.
 */
public final class TopicSign extends FrameLayout {
  private static final float CORNER = 0.22f;

  private final Paint tile = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF bounds = new RectF();
  private final CalamityBadge badge;
  private List<Integer> colours = List.of();
  private String label = "";

  public TopicSign(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    badge = new CalamityBadge(context, null);
    addView(badge);
    setWillNotDraw(false);
    text.setTextAlign(Paint.Align.CENTER);
    text.setTypeface(Typeface.create("sans-serif-medium", Typeface.BOLD));
    text.setFontFeatureSettings("tnum");
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS);
  }

  public void show(Topic topic) {
    badge.setVisibility(topic.kind() == Topic.Kind.CALAMITY ? VISIBLE : GONE);
    switch (topic.kind()) {
      case CALAMITY -> {
        badge.setCalamity(Calamity.byKey(topic.key()));
        draw("", List.of());
      }
      case ADVANCE -> {
        Advance advance = Advance.byKey(topic.key());
        draw(NumberFormat.getIntegerInstance().format(advance.cost()), colours(advance));
      }
      case PHASE -> draw(topic.key().toUpperCase(Locale.ROOT), List.of(clay()));
      case TERM -> draw("¶", List.of(clay()));
    }
  }

  private void draw(String label, List<Integer> colours) {
    this.label = label;
    this.colours = colours;
    invalidate();
  }

  private int clay() {
    return MaterialColors.getColor(
        this, com.google.android.material.R.attr.colorSecondaryContainer);
  }

  private List<Integer> colours(Advance advance) {
    return List.of(
        advance.groups().stream()
            .map(group -> getContext().getColor(colour(group)))
            .toArray(Integer[]::new));
  }

  private static int colour(AdvanceGroup group) {
    return switch (group) {
      case ARTS -> R.color.group_arts;
      case CRAFTS -> R.color.group_crafts;
      case CIVICS -> R.color.group_civics;
      case RELIGION -> R.color.group_religion;
      case SCIENCE -> R.color.group_science;
    };
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (colours.isEmpty()) {
      return;
    }
    float side = Math.min(getWidth(), getHeight());
    float band = side / colours.size();
    for (int i = 0; i < colours.size(); i++) {
      tile.setColor(colours.get(i));
      canvas.save();
      canvas.clipRect(i * band, 0, (i + 1) * band, side);
      bounds.set(0, 0, side, side);
      canvas.drawRoundRect(bounds, side * CORNER, side * CORNER, tile);
      canvas.restore();
    }
    text.setColor(CivilizationDisc.readableOn(colours.get(0)));
    text.setTextSize(side * (label.length() > 2 ? 0.38f : 0.44f));
    float baseline = side / 2 - (text.ascent() + text.descent()) / 2;
    canvas.drawText(label, side / 2, baseline, text);
  }
}
