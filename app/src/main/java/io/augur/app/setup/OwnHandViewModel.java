package io.augur.app.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Created;
import io.augur.app.data.Tables;
import io.augur.app.setup.SetupUiState.Stage;
import io.augur.app.ui.Whose;
import io.augur.rules.table.Civilization;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.inject.Inject;

@HiltViewModel
final class OwnHandViewModel extends ViewModel {
  private static final String SETUP = "setup";

  private final MutableLiveData<OwnHandUiState> state = new MutableLiveData<>();
  private final Tables tables;
  private final SavedStateHandle saved;
  private Draft draft;
  private Stage stage = new SetupUiState.Open();

  @Inject
  OwnHandViewModel(Tables tables, SavedStateHandle saved) {
    this.tables = tables;
    this.saved = saved;
    String name = saved.get(SetupViewModel.NAME);
    String setup = saved.get(SETUP);
    draft = setup == null ? Draft.usual("") : Draft.of("", setup);
    draft = draft.named(name == null ? "" : name);
    show();
  }

  LiveData<OwnHandUiState> state() {
    return state;
  }

  void change(UnaryOperator<Draft> change) {
    draft = change.apply(draft);
    saved.set(SETUP, draft.text());
    show();
  }

  void own(Civilization civilization) {
    saved.set(Whose.KEY, civilization.key());
    show();
  }

  void create() {
    Optional<Civilization> own = own();
    boolean done = stage instanceof SetupUiState.Storing || stage instanceof SetupUiState.Stored;
    if (own.isPresent() && !done) {
      stage = new SetupUiState.Storing();
      tables.createNotepad(draft.name(), draft.setup(), own.get(), this::created);
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

  /** Whom the owner plays, unless the line-up no longer has him. */
  private Optional<Civilization> own() {
    return Whose.from(saved).filter(draft.setup()::plays);
  }

  private void show() {
    state.setValue(new OwnHandUiState(draft, own(), stage));
  }
}
