package io.augur.app.table;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.style.ImageSpan;
import android.widget.TextView;
import androidx.appcompat.content.res.AppCompatResources;
import io.augur.app.R;
import java.util.Objects;

/** What the four signs of a row stand for, in a line that wraps like any other. */
final class Legend {
  private static final String NO_BREAK = "\u00a0";

  private Legend() {}

  static CharSequence of(TextView view) {
    SpannableStringBuilder legend = new SpannableStringBuilder();
    add(R.drawable.ic_marker, R.string.table_column_position, legend, view);
    add(R.drawable.ic_city, R.string.table_column_cities, legend, view);
    add(R.drawable.ic_advance, R.string.table_column_advances, legend, view);
    add(R.drawable.ic_cards, R.string.table_column_calamities, legend, view);
    return legend;
  }

  private static void add(int sign, int word, SpannableStringBuilder legend, TextView view) {
    Context context = view.getContext();
    Drawable icon = Objects.requireNonNull(AppCompatResources.getDrawable(context, sign)).mutate();
    int size = (int) view.getTextSize();
    icon.setBounds(0, 0, size, size);
    icon.setTint(view.getCurrentTextColor());
    if (legend.length() > 0) {
      legend.append(NO_BREAK).append("  ");
    }
    legend.append(
        "*", new ImageSpan(icon, ImageSpan.ALIGN_BASELINE), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    legend.append(NO_BREAK).append(context.getString(word));
  }
}
