package io.augur.app.journal;

import android.app.Dialog;
import android.os.Bundle;
import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import io.augur.app.R;
import io.augur.app.ui.Entry;
import org.jspecify.annotations.Nullable;

/** One line of the journal, and what can be done with it. */
public final class LineDialog extends DialogFragment {
  static final String JUMP = "jump";
  static final String RULES = "rules";
  static final String NUMBER = "number";
  private static final String TITLE = "title";
  private static final String TEXT = "text";
  private static final String STEPS = "steps";

  /** So many steps lie between it and where the game stands, less than none if it was undone. */
  static LineDialog of(String title, String text, int number, int steps, Entry rules) {
    Bundle arguments = rules.in(new Bundle());
    arguments.putString(TITLE, title);
    arguments.putString(TEXT, text);
    arguments.putInt(NUMBER, number);
    arguments.putInt(STEPS, steps);
    LineDialog dialog = new LineDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    Bundle line = requireArguments();
    int steps = line.getInt(STEPS);
    MaterialAlertDialogBuilder dialog =
        new MaterialAlertDialogBuilder(requireContext())
            .setTitle(line.getString(TITLE))
            .setMessage(line.getString(TEXT))
            .setNegativeButton(R.string.journal_close, null)
            .setNeutralButton(R.string.journal_rules, (it, which) -> answer(RULES));
    if (steps != 0) {
      int label = steps > 0 ? R.plurals.journal_undo_steps : R.plurals.journal_redo_steps;
      int many = Math.abs(steps);
      dialog.setPositiveButton(
          getResources().getQuantityString(label, many, many), (it, which) -> answer(JUMP));
    }
    return dialog.create();
  }

  @Override
  public void onStart() {
    super.onStart();
    View title = requireDialog().findViewById(androidx.appcompat.R.id.alertTitle);
    ViewCompat.setAccessibilityHeading(title, true);
  }

  private void answer(String what) {
    getParentFragmentManager().setFragmentResult(what, requireArguments());
  }
}
