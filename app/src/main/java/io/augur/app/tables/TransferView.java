package io.augur.app.tables;

import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.view.View;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.snackbar.BaseTransientBottomBar;
import com.google.android.material.snackbar.Snackbar;
import io.augur.app.R;
import io.augur.app.databinding.TablesBinding;
import io.augur.app.ui.Say;
import org.jspecify.annotations.Nullable;

/** Shows how a transfer goes, and asks to have seen what went wrong. */
final class TransferView {
  private final TablesBinding screen;
  private final TransferViewModel transfers;
  private @Nullable AlertDialog problem;

  TransferView(TablesBinding screen, TransferViewModel transfers) {
    this.screen = screen;
    this.transfers = transfers;
  }

  void show(Transfer transfer) {
    Context context = screen.getRoot().getContext();
    busy(transfer);
    if (transfer instanceof Transfer.Imported imported) {
      done(
          context
              .getResources()
              .getQuantityString(R.plurals.imported, imported.games(), imported.games()));
    } else if (transfer instanceof Transfer.BackedUp) {
      done(context.getString(R.string.backed_up));
    } else if (transfer instanceof Transfer.Copied) {
      done(context.getString(R.string.copied));
    } else if (transfer instanceof Transfer.Refused refused) {
      String reason = Say.in(context).say(refused.fault().reason());
      problem(
          R.string.import_refused_title,
          refused.fault().line() == 0
              ? context.getString(R.string.import_refused_file, reason)
              : context.getString(R.string.import_refused_line, refused.fault().line(), reason));
    } else if (transfer instanceof Transfer.Failed failed) {
      failed(failed.what());
    } else if (transfer instanceof Transfer.Ready ready) {
      transfers.seen();
      context.startActivity(Intent.createChooser(ready.share(), null));
    }
  }

  /** The window of a problem goes with the screen; the problem comes back with it. */
  void close() {
    if (problem != null) {
      problem.setOnDismissListener(null);
      problem.dismiss();
      problem = null;
    }
  }

  private void busy(Transfer transfer) {
    if (transfer instanceof Transfer.Busy busy) {
      screen.transfer.setVisibility(View.VISIBLE);
      screen.transfer.setIndeterminate(busy.percent() == 0);
      screen.transfer.setProgress(busy.percent());
    } else {
      screen.transfer.setVisibility(View.GONE);
    }
  }

  private void done(String text) {
    transfers.seen();
    Snackbar.make(screen.next, text, BaseTransientBottomBar.LENGTH_LONG)
        .setAnchorView(screen.next)
        .show();
  }

  private void failed(Transfer.What what) {
    Context context = screen.getRoot().getContext();
    switch (what) {
      case READING ->
          problem(R.string.import_not_read_title, context.getString(R.string.import_not_read_text));
      case WRITING ->
          problem(R.string.not_written_title, context.getString(R.string.not_written_text));
      case STORING ->
          problem(R.string.not_stored_title, context.getString(R.string.not_stored_text));
    }
  }

  private void problem(int title, String text) {
    close();
    problem =
        new MaterialAlertDialogBuilder(screen.getRoot().getContext())
            .setTitle(title)
            .setMessage(text)
            .setPositiveButton(R.string.understood, null)
            .setOnDismissListener((DialogInterface dialog) -> transfers.seen())
            .show();
  }
}
