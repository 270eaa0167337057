package io.augur.app.notepad;

import android.content.Context;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.app.databinding.NotepadCallBinding;
import io.augur.app.notepad.NotepadUiState.Verdict;
import io.augur.app.ui.Say;
import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;

/** Under a name that was called: whose it is, and what it comes to. */
final class CuePart {
  private final NotepadCallBinding row;

  CuePart(NotepadCallBinding row) {
    this.row = row;
  }

  void show(NotepadUiState.Now now) {
    Context context = row.getRoot().getContext();
    boolean yours = now.verdict() == Verdict.YOURS;
    row.verdict.setText(verdict(now, context));
    row.verdict.setTextColor(
        MaterialColors.getColor(
            row.verdict,
            yours
                ? androidx.appcompat.R.attr.colorPrimary
                : com.google.android.material.R.attr.colorOnSurface));
    row.revealed.setVisibility(
        now.takeOut() == NotepadUiState.Way.POSSIBLE ? View.VISIBLE : View.GONE);
    row.revealed.setText(
        context.getResources().getQuantityText(R.plurals.notepad_revealed, now.cards()));
    Say say = Say.in(context);
    row.numbersTitle.setText(say.say(now.numbers().heading()));
    StringBuilder lines = new StringBuilder();
    for (Line line : now.numbers().lines()) {
      String sign = line.mark() == Mark.NONE ? "" : line.mark().sign().trim() + " ";
      lines.append(lines.length() == 0 ? "" : "\n").append(sign).append(say.say(line.sentence()));
    }
    row.numbers.setText(lines);
    int shownIfAny = lines.length() == 0 ? View.GONE : View.VISIBLE;
    row.numbersTitle.setVisibility(shownIfAny);
    row.numbers.setVisibility(shownIfAny);
  }

  private static CharSequence verdict(NotepadUiState.Now now, Context context) {
    return switch (now.verdict()) {
      case YOURS -> context.getResources().getQuantityText(R.plurals.notepad_yours, now.cards());
      case NOT_YOURS -> context.getText(R.string.notepad_not_yours);
      case LOCKED -> context.getText(R.string.notepad_locked);
    };
  }
}
