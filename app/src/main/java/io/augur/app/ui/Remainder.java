package io.augur.app.ui;

import android.widget.TextView;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** Says what is still missing before an answer can be given, or that nothing is. */
public final class Remainder {
  private Remainder() {}

  public static void show(Optional<Phrase> refusal, TextView view) {
    String fits = view.getContext().getString(R.string.sheet_fits);
    String text = refusal.map(Say.in(view.getContext())::say).orElse(fits);
    if (!text.contentEquals(view.getText())) { // said aloud only when it is new
      view.setText(text);
    }
    int colour = refusal.isPresent() ? R.attr.colorHurts : R.attr.colorHelps;
    view.setTextColor(MaterialColors.getColor(view, colour));
  }
}
