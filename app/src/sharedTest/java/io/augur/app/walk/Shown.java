package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.isRoot;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;

/** Everything that the screen holds in words, also what is hidden or only spoken. */
final class Shown {
  private Shown() {}

  static List<String> texts() {
    List<String> texts = new ArrayList<>();
    onView(isRoot()).check((view, missing) -> collect(view, texts));
    return texts;
  }

  static String all() {
    return String.join("\n", texts());
  }

  private static void collect(View view, List<String> texts) {
    if (view.getContentDescription() != null) {
      texts.add(view.getContentDescription().toString());
    }
    if (view instanceof TextView text) {
      texts.add(text.getText().toString());
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), texts);
      }
    }
  }
}
