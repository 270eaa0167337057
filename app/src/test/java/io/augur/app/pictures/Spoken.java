package io.augur.app.pictures;

import android.view.View;
import android.view.ViewGroup;
import io.augur.app.R;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds what a screen reader would miss: windows as high as the screen that have no heading to jump
 * to, and a remainder that is not said when it changes.
 */
final class Spoken {
  private Spoken() {}

  static List<String> complaints(Screen screen) {
    View top = screen.top();
    List<String> complaints = new ArrayList<>();
    boolean isScreen = top.getHeight() == screen.picture().getHeight();
    if (isScreen && !has(View::isAccessibilityHeading, top)) {
      complaints.add("no heading");
    }
    if (has(Spoken::isMuteRemainder, top)) {
      complaints.add("the remainder is not said when it changes");
    }
    return complaints;
  }

  private static boolean isMuteRemainder(View view) {
    return view.getId() == R.id.remainder
        && view.getAccessibilityLiveRegion() == View.ACCESSIBILITY_LIVE_REGION_NONE;
  }

  private static boolean has(Predicate<View> what, View view) {
    if (!view.isShown()) {
      return false;
    }
    if (what.test(view)) {
      return true;
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        if (has(what, group.getChildAt(i))) {
          return true;
        }
      }
    }
    return false;
  }
}
