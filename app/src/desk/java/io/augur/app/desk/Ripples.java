package io.augur.app.desk;

import android.graphics.drawable.Drawable;
import android.graphics.drawable.DrawableWrapper;
import android.graphics.drawable.LayerDrawable;
import android.graphics.drawable.RippleDrawable;
import android.view.View;
import android.view.ViewGroup;
import org.jspecify.annotations.Nullable;

/** Makes the ripples below a view the older solid ones, which run here. */
final class Ripples {
  private Ripples() {}

  static void solid(View view) {
    solid(view.getBackground());
    solid(view.getForeground());
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        solid(group.getChildAt(i));
      }
    }
  }

  private static void solid(@Nullable Drawable drawable) {
    if (drawable instanceof DrawableWrapper wrapper) {
      solid(wrapper.getDrawable());
    } else if (drawable instanceof RippleDrawable ripple) {
      Hidden.solidRipple(ripple);
    } else if (drawable instanceof LayerDrawable layers) {
      for (int i = 0; i < layers.getNumberOfLayers(); i++) {
        solid(layers.getDrawable(i));
      }
    }
  }
}
