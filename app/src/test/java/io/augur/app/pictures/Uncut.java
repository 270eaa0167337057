package io.augur.app.pictures;

import android.text.Layout;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** Finds text that is shortened, or does not fit into its view. */
final class Uncut {
  private Uncut() {}

  static List<String> complaints(Screen screen) {
    List<String> complaints = new ArrayList<>();
    look(screen.top(), complaints);
    return complaints;
  }

  private static void look(View view, List<String> complaints) {
    if (!view.isShown()) {
      return;
    }
    if (view instanceof TextView text && text.getLayout() != null && text.length() > 0) {
      if (isCut(text, text.getLayout())) {
        complaints.add("cut: \"" + text.getText() + "\"");
      }
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        look(group.getChildAt(i), complaints);
      }
    }
  }

  private static boolean isCut(TextView text, Layout layout) {
    int last = layout.getLineCount() - 1;
    int height = text.getHeight() - text.getCompoundPaddingTop() - text.getCompoundPaddingBottom();
    int width = text.getWidth() - text.getCompoundPaddingLeft() - text.getCompoundPaddingRight();
    return layout.getEllipsisCount(last) > 0
        || layout.getHeight() > height
        || layout.getLineMax(last) > width;
  }
}
