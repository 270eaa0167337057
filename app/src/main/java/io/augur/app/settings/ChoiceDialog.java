package io.augur.app.settings;

import android.app.Dialog;
import android.os.Bundle;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import io.augur.app.R;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for one of a few choices; a tap on it is the answer. */
abstract class ChoiceDialog extends DialogFragment {
  abstract int title();

  abstract List<String> labels();

  abstract int chosen();

  abstract void choose(int which);

  @Override
  public final Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(title())
        .setSingleChoiceItems(
            labels().toArray(new CharSequence[0]), chosen(), (dialog, which) -> answer(which))
        .setNegativeButton(R.string.cancel, null)
        .create();
  }

  private void answer(int which) {
    // The screen may be built anew at once, so the question goes first.
    dismiss();
    choose(which);
  }
}
