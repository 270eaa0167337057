package io.augur.app.ui;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** An edge of the screen that a view keeps clear of bars, cutouts and keyboard by more padding. */
public enum Edges {
  TOP,
  SIDES,
  BOTTOM;

  private static final int BARS =
      WindowInsetsCompat.Type.systemBars()
          | WindowInsetsCompat.Type.displayCutout()
          | WindowInsetsCompat.Type.ime();

  /** Adds to the view's own padding what covers these edges; others may see the insets too. */
  public static void keepClear(View view, Edges... edges) {
    Insets own =
        Insets.of(
            view.getPaddingLeft(),
            view.getPaddingTop(),
            view.getPaddingRight(),
            view.getPaddingBottom());
    ViewCompat.setOnApplyWindowInsetsListener(
        view,
        (v, windowInsets) -> {
          Insets padding = own;
          for (Edges edge : edges) {
            padding = Insets.add(padding, edge.of(windowInsets.getInsets(BARS)));
          }
          v.setPadding(padding.left, padding.top, padding.right, padding.bottom);
          return windowInsets;
        });
  }

  private Insets of(Insets bars) {
    return switch (this) {
      case TOP -> Insets.of(0, bars.top, 0, 0);
      case SIDES -> Insets.of(bars.left, 0, bars.right, 0);
      case BOTTOM -> Insets.of(0, 0, 0, bars.bottom);
    };
  }
}
