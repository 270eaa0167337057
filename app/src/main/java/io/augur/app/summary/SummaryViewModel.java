package io.augur.app.summary;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Stretch;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;

@HiltViewModel
final class SummaryViewModel extends ViewModel {
  private final MediatorLiveData<SummaryUiState> state =
      new MediatorLiveData<>(new SummaryUiState.Loading());
  private final Session session;

  @Inject
  SummaryViewModel(Sessions sessions, SavedStateHandle saved) {
    session = sessions.of(GameId.of(saved));
    state.addSource(session.state(), this::show);
  }

  LiveData<SummaryUiState> state() {
    return state;
  }

  private void show(SessionState now) {
    if (!(now instanceof SessionState.Open open)) {
      if (!(now instanceof SessionState.Opening)) {
        state.setValue(new SummaryUiState.Nothing());
      }
      return;
    }
    Optional<Stretch> turn = SummaryMapper.calamities(open.game());
    if (!turn.isPresent()) {
      state.setValue(new SummaryUiState.Nothing());
      return;
    }
    session.timesAfter(
        turn.get().begins(open),
        times -> state.setValue(SummaryMapper.map(turn.get(), times.orElse(List.of()))));
  }
}
