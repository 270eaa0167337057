package io.augur.app.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.data.Settings;
import io.augur.app.ui.GameId;
import io.augur.rules.table.Reading;
import java.util.List;
import javax.inject.Inject;

@HiltViewModel
final class SettingsViewModel extends ViewModel {
  private final MediatorLiveData<SettingsUiState> state = new MediatorLiveData<>();
  private final Settings settings;
  private List<Reading> readings = List.of();

  @Inject
  SettingsViewModel(SavedStateHandle saved, Settings settings, Sessions sessions) {
    this.settings = settings;
    state.addSource(settings.preferences(), now -> show());
    GameId.in(saved).ifPresent(id -> state.addSource(sessions.of(id).state(), this::tableChanged));
  }

  LiveData<SettingsUiState> state() {
    return state;
  }

  Settings settings() {
    return settings;
  }

  private void tableChanged(SessionState table) {
    if (table instanceof SessionState.Open open) {
      readings = open.game().table().setup().rulings().list();
      show();
    }
  }

  private void show() {
    state.setValue(new SettingsUiState(settings.now(), readings));
  }
}
