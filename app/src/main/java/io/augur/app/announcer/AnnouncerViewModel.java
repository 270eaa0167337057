package io.augur.app.announcer;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.Transformations;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import javax.inject.Inject;

@HiltViewModel
final class AnnouncerViewModel extends ViewModel {
  private final LiveData<AnnouncerUiState> state;

  @Inject
  AnnouncerViewModel(Sessions sessions, SavedStateHandle saved) {
    state = Transformations.map(sessions.of(GameId.of(saved)).state(), AnnouncerUiState::of);
  }

  LiveData<AnnouncerUiState> state() {
    return state;
  }
}
