package io.augur.app.pictures;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import io.augur.app.R;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds English on a Polish screen: what the app and the rules say otherwise in Polish. */
final class English {
  /** Licences are not translated, and the reference tells what the other edition calls a card. */
  private static final Set<Integer> MEANT = Set.of(R.id.paragraphs, R.id.other_title);

  private English() {}

  static List<String> complaints(Screen screen) {
    List<String> complaints = new ArrayList<>();
    look(screen.top(), Dictionary.of(screen.top().getContext()), complaints);
    return complaints;
  }

  private static void look(View view, Dictionary dictionary, List<String> complaints) {
    if (!view.isShown() || MEANT.contains(view.getId())) {
      return;
    }
    check(view.getContentDescription(), dictionary, complaints);
    check(view.getStateDescription(), dictionary, complaints);
    check(view.getTooltipText(), dictionary, complaints);
    if (view instanceof TextView text) {
      check(text.getText(), dictionary, complaints);
      check(text.getHint(), dictionary, complaints);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        look(group.getChildAt(i), dictionary, complaints);
      }
    }
  }

  private static void check(
      @Nullable CharSequence text, Dictionary dictionary, List<String> complaints) {
    if (text == null) {
      return;
    }
    for (String line : text.toString().split("\n", -1)) {
      dictionary
          .english(line)
          .ifPresent(it -> complaints.add("English: " + line + " (" + it + ")"));
    }
  }
}
