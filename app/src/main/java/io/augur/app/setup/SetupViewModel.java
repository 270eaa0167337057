package io.augur.app.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Created;
import io.augur.app.data.Tables;
import io.augur.app.setup.SetupUiState.Section;
import io.augur.app.setup.SetupUiState.Stage;
import io.augur.app.ui.NameProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

@HiltViewModel
final class SetupViewModel extends ViewModel {
  static final String NAME = "name";
  private static final String SETUP = "setup";
  private static final String UNFOLDED = "unfolded";

  private final MutableLiveData<SetupUiState> state = new MutableLiveData<>();
  private final Tables tables;
  private final SavedStateHandle saved;
  private final List<Section> unfolded = new ArrayList<>();
  private Draft draft;
  private NameProblem problem = NameProblem.NONE;
  private Stage stage = new SetupUiState.Open();

  @Inject
  SetupViewModel(Tables tables, SavedStateHandle saved) {
    this.tables = tables;
    this.saved = saved;
    String name = saved.get(NAME);
    String setup = saved.get(SETUP);
    ArrayList<String> open = saved.get(UNFOLDED);
    draft = setup == null ? Draft.usual("") : Draft.of("", setup);
    draft = draft.named(name == null ? "" : name);
    if (open != null) {
      open.forEach(section -> unfolded.add(Section.valueOf(section)));
    }
    show();
  }

  LiveData<SetupUiState> state() {
    return state;
  }

  void name(String typed) {
    if (!typed.equals(draft.name())) {
      problem = NameProblem.whileTyped(typed);
      change(it -> it.named(typed));
    }
  }

  void change(UnaryOperator<Draft> change) {
    draft = change.apply(draft);
    saved.set(NAME, draft.name());
    saved.set(SETUP, draft.text());
    show();
  }

  void fold(Section section) {
    if (!unfolded.remove(section)) {
      unfolded.add(section);
    }
    ArrayList<String> open = new ArrayList<>();
    unfolded.forEach(it -> open.add(it.name()));
    saved.set(UNFOLDED, open);
    show();
  }

  void create() {
    problem = NameProblem.of(draft.name());
    boolean done = stage instanceof SetupUiState.Storing || stage instanceof SetupUiState.Stored;
    if (problem == NameProblem.NONE && !done) {
      stage = new SetupUiState.Storing();
      Draft kept = draft.trimmed();
      tables.create(kept.name(), kept.setup(), this::created);
    }
    show();
  }

  private void created(Created created) {
    stage =
        created instanceof Created.Stored stored
            ? new SetupUiState.Stored(stored.id())
            : new SetupUiState.NotStored();
    show();
  }

  private void show() {
    state.setValue(new SetupUiState(draft, problem, unfolded, stage));
  }
}
