package io.augur.app.ui;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.util.AttributeSet;
import android.view.View;
import io.augur.rules.table.AdvanceGroup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The groups of an advance: a tile for each, in its printed colour and with its first letters. */
public final class GroupMarks extends View {
  private static final float GAP = 0.12f;

  private final Paint tile = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint letters = new Paint(Paint.ANTI_ALIAS_FLAG);
  private List<AdvanceGroup> groups = List.of();

  public GroupMarks(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    letters.setTextAlign(Paint.Align.CENTER);
    letters.setTypeface(Typeface.create("sans-serif-medium", Typeface.BOLD));
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  public void setGroups(List<AdvanceGroup> groups) {
    this.groups = groups;
    invalidate();
  }

  /** The printed colour of a group. */
  public static int colour(AdvanceGroup group) {
    return switch (group) {
      case ARTS -> 0xff4f86c6;
      case CRAFTS -> 0xffe0862f;
      case CIVICS -> 0xffc23b3b;
      case RELIGION -> 0xffe5c12c;
      case SCIENCE -> 0xff3f9b57;
    };
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float side = getHeight();
    letters.setTextSize(side * 0.5f);
    float baseline = side / 2 - (letters.ascent() + letters.descent()) / 2;
    float left = getWidth() - groups.size() * side - (groups.size() - 1) * side * GAP;
    for (AdvanceGroup group : groups) {
      tile.setColor(colour(group));
      letters.setColor(CivilizationDisc.readableOn(tile.getColor()));
      canvas.drawRoundRect(left, 0, left + side, side, side * 0.25f, side * 0.25f, tile);
      String name = Say.in(getContext()).text("group." + group.key() + ".name");
      canvas.drawText(name.substring(0, 2), left + side / 2, baseline, letters);
      left += side * (1 + GAP);
    }
  }
}
