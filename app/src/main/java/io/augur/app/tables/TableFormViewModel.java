package io.augur.app.tables;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Created;
import io.augur.app.data.Kept;
import io.augur.app.data.Outcome;
import io.augur.app.data.Tables;
import io.augur.app.tables.TableForm.NameProblem;
import io.augur.app.tables.TableForm.Stage;
import io.augur.app.tables.TableForm.Task;
import io.augur.rules.flow.Setup;
import java.util.function.Consumer;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

@HiltViewModel
final class TableFormViewModel extends ViewModel {
  private static final String PLAYERS = "players";
  private static final int USUAL_PLAYERS = 9;

  private final MutableLiveData<TableForm> state = new MutableLiveData<>();
  private final Tables tables;
  private final SavedStateHandle saved;
  private final @Nullable Long id;
  private String name;
  private int players;
  private NameProblem problem = NameProblem.NONE;
  private Stage stage = Stage.OPEN;

  @Inject
  TableFormViewModel(Tables tables, SavedStateHandle saved) {
    this.tables = tables;
    this.saved = saved;
    id = saved.get(TableRow.ID);
    String savedName = saved.get(TableRow.NAME);
    Integer savedPlayers = saved.get(PLAYERS);
    name = savedName != null ? savedName : "";
    players = savedPlayers != null ? savedPlayers : USUAL_PLAYERS;
    show();
  }

  LiveData<TableForm> state() {
    return state;
  }

  Task task() {
    return id == null ? Task.CREATE : Task.RENAME;
  }

  void name(String typed) {
    if (typed.equals(name)) {
      return;
    }
    name = typed;
    saved.set(TableRow.NAME, typed);
    problem = typed.trim().length() > Kept.NAME_LIMIT ? NameProblem.TOO_LONG : NameProblem.NONE;
    show();
  }

  void players(int chosen) {
    players = Math.max(Kept.FEWEST_PLAYERS, Math.min(Kept.MOST_PLAYERS, chosen));
    saved.set(PLAYERS, players);
    show();
  }

  void save() {
    String trimmed = name.trim();
    if (trimmed.isEmpty()) {
      problem = NameProblem.BLANK;
    }
    if (problem == NameProblem.NONE && stage != Stage.STORING && stage != Stage.STORED) {
      stage = Stage.STORING;
      Consumer<Outcome> then = this::stored;
      if (id == null) {
        tables.create(
            trimmed,
            Setup.standard(players),
            created ->
                then.accept(
                    created instanceof Created.Stored ? Outcome.STORED : Outcome.NOT_STORED));
      } else {
        tables.rename(id, trimmed, then);
      }
    }
    show();
  }

  private void stored(Outcome outcome) {
    stage = outcome == Outcome.STORED ? Stage.STORED : Stage.NOT_STORED;
    show();
  }

  private void show() {
    state.setValue(new TableForm(task(), name, players, problem, stage));
  }
}
