package io.augur.app.tables;

import android.app.Dialog;
import android.os.Bundle;
import android.view.WindowManager.LayoutParams;
import androidx.fragment.app.DialogFragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.databinding.TableFormBinding;
import org.jspecify.annotations.Nullable;

/** Gives a table another name. */
@AndroidEntryPoint
public final class TableFormDialog extends DialogFragment {
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    TableFormBinding fields = TableFormBinding.inflate(getLayoutInflater());
    TableFormViewModel form = new ViewModelProvider(this).get(TableFormViewModel.class);
    TableFormFields bound = new TableFormFields(fields, form);
    fields.cancel.setOnClickListener(button -> dismiss());
    form.state()
        .observe(
            this,
            state -> {
              bound.show(state);
              if (state.stage() == TableForm.Stage.STORED) {
                dismiss();
              }
            });
    Dialog dialog =
        new MaterialAlertDialogBuilder(requireContext()).setView(fields.getRoot()).create();
    fields.name.requestFocus();
    dialog.getWindow().setSoftInputMode(LayoutParams.SOFT_INPUT_STATE_VISIBLE);
    return dialog;
  }
}
