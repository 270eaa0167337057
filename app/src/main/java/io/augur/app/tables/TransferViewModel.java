package io.augur.app.tables;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import dagger.hilt.android.qualifiers.ApplicationContext;
import io.augur.app.data.Copies;
import io.augur.app.data.Created;
import io.augur.app.data.Export;
import io.augur.app.data.Exports;
import io.augur.app.data.Imported;
import io.augur.app.data.Imports;
import io.augur.app.data.Outcome;
import io.augur.rules.words.Language;
import java.io.FileNotFoundException;
import java.io.OutputStream;
import java.util.Optional;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

@HiltViewModel
final class TransferViewModel extends ViewModel {
  private static final String BACKUP_OF = "backup of";
  private static final long ALL = -1;

  /** More than this does not fit into what apps hand each other without a file. */
  private static final int LONG_TEXT = 50_000;

  private final MutableLiveData<Transfer> state = new MutableLiveData<>(new Transfer.None());
  private final Context context;
  private final Imports imports;
  private final Exports exports;
  private final Copies copies;
  private final SavedStateHandle saved;

  @Inject
  TransferViewModel(
      @ApplicationContext Context context,
      Imports imports,
      Exports exports,
      Copies copies,
      SavedStateHandle saved) {
    this.context = context;
    this.imports = imports;
    this.exports = exports;
    this.copies = copies;
    this.saved = saved;
  }

  LiveData<Transfer> state() {
    return state;
  }

  /** What is shown was seen. */
  void seen() {
    state.setValue(new Transfer.None());
  }

  void read(Uri file, String name) {
    state.setValue(new Transfer.Busy(0));
    imports.read(
        () ->
            Optional.ofNullable(context.getContentResolver().openInputStream(file))
                .orElseThrow(() -> new FileNotFoundException("no stream: " + file)),
        name,
        percent -> state.setValue(new Transfer.Busy(percent)),
        imported -> state.setValue(told(imported)));
  }

  private static Transfer told(Imported imported) {
    if (imported instanceof Imported.Stored stored) {
      return new Transfer.Imported(stored.games().size());
    }
    if (imported instanceof Imported.Refused refused) {
      return new Transfer.Refused(refused.fault());
    }
    return new Transfer.Failed(
        imported instanceof Imported.NotRead ? Transfer.What.READING : Transfer.What.STORING);
  }

  void copy(long game, String name) {
    state.setValue(new Transfer.Busy(0));
    copies.make(
        game,
        name,
        created ->
            state.setValue(
                created instanceof Created.Stored
                    ? new Transfer.Copied()
                    : new Transfer.Failed(Transfer.What.STORING)));
  }

  void share(TableRow row) {
    state.setValue(new Transfer.Busy(0));
    share(new Export.PublicLog(row.id()), new SharedFile(context, row.name()));
  }

  void shareText(TableRow row, Language language) {
    state.setValue(new Transfer.Busy(0));
    Export summary = new Export.Summary(row.id(), language);
    exports.text(
        summary,
        text -> {
          if (text.isPresent() && text.get().length() < LONG_TEXT) {
            Intent send = new Intent(Intent.ACTION_SEND).setType(SharedFile.TEXT);
            state.setValue(new Transfer.Ready(send.putExtra(Intent.EXTRA_TEXT, text.get())));
          } else {
            share(summary, new SharedFile(context, row.name()));
          }
        });
  }

  private void share(Export export, SharedFile file) {
    exports.write(
        export,
        file::open,
        outcome ->
            state.setValue(
                outcome == Outcome.STORED
                    ? new Transfer.Ready(file.intent())
                    : new Transfer.Failed(Transfer.What.WRITING)));
  }

  /** Remembers what is to be backed up while the system asks for a place. */
  void backUp(@Nullable Long game) {
    saved.set(BACKUP_OF, game == null ? ALL : game);
  }

  void backUpInto(Uri file) {
    Long game = saved.remove(BACKUP_OF);
    if (game == null) {
      return;
    }
    state.setValue(new Transfer.Busy(0));
    exports.write(
        game == ALL ? new Export.BackupOfAll() : new Export.Backup(game),
        () -> stream(file),
        outcome ->
            state.setValue(
                outcome == Outcome.STORED
                    ? new Transfer.BackedUp()
                    : new Transfer.Failed(Transfer.What.WRITING)));
  }

  private OutputStream stream(Uri file) throws FileNotFoundException {
    return Optional.ofNullable(context.getContentResolver().openOutputStream(file, "wt"))
        .orElseThrow(() -> new FileNotFoundException("no stream: " + file));
  }
}
