package io.augur.app.tables;

import android.os.Bundle;
import android.view.MenuItem;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelProvider;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.app.databinding.TablesBinding;
import io.augur.app.ui.Say;
import io.augur.rules.words.Language;
import java.time.Clock;
import java.util.function.BiConsumer;

/** Imports, shares, copies and backs up tables, through the system's own pickers. */
final class Transfers {
  private static final String[] ANY_FILE = {"*/*"};

  private final Fragment fragment;
  private final ActivityResultLauncher<String[]> source;
  private final ActivityResultLauncher<String> target;

  /** To be made before the fragment is. */
  Transfers(Fragment fragment) {
    this.fragment = fragment;
    source =
        fragment.registerForActivityResult(
            new ActivityResultContracts.OpenDocument(),
            file -> {
              if (file != null) {
                model().read(file, fragment.getString(R.string.imported_name));
              }
            });
    target =
        fragment.registerForActivityResult(
            new ActivityResultContracts.CreateDocument(SharedFile.TEXT),
            file -> {
              if (file != null) {
                model().backUpInto(file);
              }
            });
  }

  void attach(TablesBinding screen, Clock clock) {
    LifecycleOwner owner = fragment.getViewLifecycleOwner();
    TransferView view = new TransferView(screen, model());
    model().state().observe(owner, view::show);
    owner
        .getLifecycle()
        .addObserver(
            new DefaultLifecycleObserver() {
              @Override
              public void onDestroy(LifecycleOwner gone) {
                view.close();
              }
            });
    on(TableActionsSheet.SHARE, clock, TransferViewModel::share);
    on(TableActionsSheet.SHARE_TEXT, clock, (model, row) -> model.shareText(row, language()));
    on(TableActionsSheet.COPY, clock, (model, row) -> model.copy(row.id(), copyOf(row.name())));
    FragmentManager results = fragment.getParentFragmentManager();
    results.setFragmentResultListener(
        BackupWarning.BACK_UP, owner, (key, row) -> backUp(row, clock));
  }

  /** Whether the item of the menu is about files. */
  boolean chose(MenuItem item) {
    if (item.getItemId() == R.id.import_tables) {
      source.launch(ANY_FILE);
      return true;
    }
    return false;
  }

  private void on(String request, Clock clock, BiConsumer<TransferViewModel, TableRow> then) {
    fragment
        .getParentFragmentManager()
        .setFragmentResultListener(
            request,
            fragment.getViewLifecycleOwner(),
            (key, row) -> then.accept(model(), TableRow.of(row, clock)));
  }

  private void backUp(Bundle arguments, Clock clock) {
    boolean all = !arguments.containsKey(TableRow.ID);
    model().backUp(all ? null : arguments.getLong(TableRow.ID));
    String name =
        all ? fragment.getString(R.string.app_name) : TableRow.of(arguments, clock).name();
    target.launch(SharedFile.named(name));
  }

  private String copyOf(String name) {
    return Kept.cut(fragment.getString(R.string.copy_of, name));
  }

  private Language language() {
    return Say.in(fragment.requireContext()).words().language();
  }

  private TransferViewModel model() {
    return new ViewModelProvider(fragment).get(TransferViewModel.class);
  }
}
