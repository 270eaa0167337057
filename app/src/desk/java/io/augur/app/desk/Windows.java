package io.augur.app.desk;

import android.view.View;
import android.view.WindowManager.LayoutParams;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The windows of the app, the lowest first; tells when one has to be drawn anew. */
final class Windows {
  private final Runnable redraw;
  private List<View> watched = List.of();
  private @Nullable View focused;

  Windows(Runnable redraw) {
    this.redraw = redraw;
  }

  List<OneWindow> all() {
    List<View> roots = Hidden.windowRoots();
    List<LayoutParams> parameters = Hidden.windowParameters();
    List<OneWindow> activities = new ArrayList<>();
    List<OneWindow> above = new ArrayList<>();
    for (int i = 0; i < roots.size(); i++) {
      OneWindow window = OneWindow.of(roots.get(i), parameters.get(i));
      if (window.root().getVisibility() == View.VISIBLE && window.root().getWidth() > 0) {
        (window.isActivity() ? activities : above).add(window);
      }
    }
    activities.addAll(above);
    return activities;
  }

  /** The root that gets the keys. */
  Optional<View> focused() {
    return Optional.ofNullable(focused);
  }

  /** Looks which windows have come and gone, and gives the focus to the highest that takes it. */
  void look() {
    List<View> roots = new ArrayList<>();
    View highest = null;
    for (OneWindow window : all()) {
      roots.add(window.root());
      highest = window.has(LayoutParams.FLAG_NOT_FOCUSABLE) ? highest : window.root();
    }
    if (roots.equals(watched)) {
      return;
    }
    for (View root : roots) {
      if (!watched.contains(root)) {
        root.getViewTreeObserver().addOnPreDrawListener(this::drawn);
      }
    }
    watched = roots;
    redraw.run();
    if (highest != focused) {
      tell(focused, false);
      tell(highest, true);
      focused = highest;
    }
  }

  private boolean drawn() {
    redraw.run();
    return true;
  }

  private static void tell(@Nullable View root, boolean focus) {
    if (root != null && root.isAttachedToWindow()) {
      Hidden.viewRoot(root).callWindowFocusChanged(focus);
    }
  }
}
