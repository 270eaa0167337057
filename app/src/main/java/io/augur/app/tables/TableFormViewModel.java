package io.augur.app.tables;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Outcome;
import io.augur.app.data.Tables;
import io.augur.app.tables.TableForm.Stage;
import io.augur.app.ui.NameProblem;
import javax.inject.Inject;

@HiltViewModel
final class TableFormViewModel extends ViewModel {
  private final MutableLiveData<TableForm> state = new MutableLiveData<>();
  private final Tables tables;
  private final SavedStateHandle saved;
  private final long id;
  private String name;
  private NameProblem problem = NameProblem.NONE;
  private Stage stage = Stage.OPEN;

  @Inject
  TableFormViewModel(Tables tables, SavedStateHandle saved) {
    this.tables = tables;
    this.saved = saved;
    Long savedId = saved.get(TableRow.ID);
    String savedName = saved.get(TableRow.NAME);
    if (savedId == null) {
      throw new IllegalArgumentException("no table in: " + saved.keys());
    }
    id = savedId;
    name = savedName != null ? savedName : "";
    show();
  }

  LiveData<TableForm> state() {
    return state;
  }

  void name(String typed) {
    if (typed.equals(name)) {
      return;
    }
    name = typed;
    saved.set(TableRow.NAME, typed);
    problem = NameProblem.whileTyped(typed);
    show();
  }

  void save() {
    problem = NameProblem.of(name);
    if (problem == NameProblem.NONE && stage != Stage.STORING && stage != Stage.STORED) {
      stage = Stage.STORING;
      tables.rename(id, name.trim(), this::stored);
    }
    show();
  }

  private void stored(Outcome outcome) {
    stage = outcome == Outcome.STORED ? Stage.STORED : Stage.NOT_STORED;
    show();
  }

  private void show() {
    state.setValue(new TableForm(name, problem, stage));
  }
}
