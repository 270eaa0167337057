package io.augur.app.tables;

import android.app.Dialog;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.TableActionsBinding;
import io.augur.app.ui.Go;
import java.time.Clock;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

/** What can be done with one table. */
@AndroidEntryPoint
public final class TableActionsSheet extends BottomSheetDialogFragment {
  /** The fragment result that asks for a table, given as its row, to be deleted. */
  static final String DELETE = "delete a table";

  /** The fragment results that ask for a table, given as its row, to go out or to be copied. */
  static final String SHARE = "share a table";

  static final String SHARE_TEXT = "share a table as text";
  static final String COPY = "copy a table";

  @Inject Clock clock;

  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    BottomSheetDialog dialog = (BottomSheetDialog) super.onCreateDialog(savedInstanceState);
    dialog.getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    dialog.getBehavior().setSkipCollapsed(true);
    return dialog;
  }

  @Override
  public View onCreateView(
      LayoutInflater inflater, @Nullable ViewGroup parent, @Nullable Bundle savedInstanceState) {
    TableActionsBinding sheet = TableActionsBinding.inflate(inflater, parent, false);
    Bundle arguments = requireArguments();
    TableRow row = TableRow.of(arguments, clock);
    sheet.name.setText(row.name());
    sheet.players.setText(
        getResources().getQuantityString(R.plurals.players, row.players(), row.players()));
    sheet.created.setText(
        getString(R.string.table_created, row.created().inFull(inflater.getContext())));
    sheet.rename.setOnClickListener(button -> open(R.id.rename_table, arguments));
    sheet.backup.setOnClickListener(button -> open(R.id.backup_warning, arguments));
    asks(sheet.share, SHARE, arguments);
    asks(sheet.shareText, SHARE_TEXT, arguments);
    asks(sheet.copy, COPY, arguments);
    asks(sheet.delete, DELETE, arguments);
    return sheet.getRoot();
  }

  private void asks(View button, String request, Bundle row) {
    button.setOnClickListener(
        view -> {
          getParentFragmentManager().setFragmentResult(request, row);
          dismiss();
        });
  }

  private void open(int destination, Bundle row) {
    Go.instead(this, R.id.table_actions, destination, row);
  }
}
