package io.augur.app.table;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Session;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Event;
import javax.inject.Inject;

@HiltViewModel
final class TableViewModel extends ViewModel {
  final long id;
  final Session session;
  private final LiveData<TableUiState> state;

  @Inject
  TableViewModel(Sessions sessions, SavedStateHandle saved) {
    id = GameId.of(saved);
    session = sessions.of(id);
    state = Transformations.map(session.state(), TableMapper::map);
  }

  LiveData<TableUiState> state() {
    return state;
  }

  void begin() {
    session.play(new Event.WentOn());
  }
}
