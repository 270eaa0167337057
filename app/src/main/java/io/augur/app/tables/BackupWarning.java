package io.augur.app.tables;

import android.app.Dialog;
import android.os.Bundle;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import io.augur.app.R;
import org.jspecify.annotations.Nullable;

/** Says what a backup holds before there is one. */
public final class BackupWarning extends DialogFragment {
  /** The fragment result that asks for a backup of a table, given as its row, or of all. */
  static final String BACK_UP = "back up";

  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    Bundle arguments = getArguments() == null ? Bundle.EMPTY : requireArguments();
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.backup_warning_title)
        .setMessage(R.string.backup_warning_text)
        .setNegativeButton(R.string.cancel, null)
        .setPositiveButton(
            R.string.backup_go_on,
            (dialog, button) -> getParentFragmentManager().setFragmentResult(BACK_UP, arguments))
        .create();
  }
}
