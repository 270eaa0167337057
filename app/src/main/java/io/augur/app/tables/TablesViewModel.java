package io.augur.app.tables;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Outcome;
import io.augur.app.data.Reading;
import io.augur.app.data.Tables;
import java.time.Clock;
import javax.inject.Inject;

@HiltViewModel
final class TablesViewModel extends ViewModel {
  private static final String DELETED_ID = "deleted id";
  private static final String DELETED_NAME = "deleted name";

  private final MediatorLiveData<TablesUiState> state = new ShownAnew();
  private final Tables tables;
  private final Clock clock;
  private final SavedStateHandle saved;
  private Reading reading = new Reading.Pending();
  private Notice notice;

  @Inject
  TablesViewModel(Tables tables, Clock clock, SavedStateHandle saved) {
    this.tables = tables;
    this.clock = clock;
    this.saved = saved;
    Long id = saved.get(DELETED_ID);
    String name = saved.get(DELETED_NAME);
    notice = id == null || name == null ? new Notice.None() : new Notice.Deleted(id, name);
    state.addSource(
        tables.reading(),
        now -> {
          reading = now;
          show();
        });
  }

  LiveData<TablesUiState> state() {
    return state;
  }

  void retry() {
    tables.retry();
  }

  void delete(TableRow row) {
    Notice deleted = new Notice.Deleted(row.id(), row.name());
    tables.delete(row.id(), outcome -> say(outcome, deleted));
  }

  void undo(Notice.Deleted deleted) {
    tables.undelete(deleted.id(), outcome -> say(outcome, new Notice.None()));
  }

  /** The notice was seen, or its time is over. */
  void dismiss(Notice seen) {
    if (notice.equals(seen)) {
      say(Outcome.STORED, new Notice.None());
    }
  }

  private void say(Outcome outcome, Notice whenStored) {
    notice = outcome == Outcome.STORED ? whenStored : new Notice.NotStored();
    // An undo on offer outlives the process.
    if (notice instanceof Notice.Deleted deleted) {
      saved.set(DELETED_ID, deleted.id());
      saved.set(DELETED_NAME, deleted.name());
    } else {
      saved.remove(DELETED_ID);
      saved.remove(DELETED_NAME);
    }
    show();
  }

  private void show() {
    state.setValue(TablesMapper.map(reading, notice, clock));
  }

  /** A game goes on past midnight: what was today is yesterday when the screen comes back. */
  private final class ShownAnew extends MediatorLiveData<TablesUiState> {
    @Override
    protected void onActive() {
      super.onActive();
      show();
    }
  }
}
