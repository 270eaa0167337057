package io.augur.app.setup;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Created;
import io.augur.app.data.Session;
import io.augur.app.data.Sessions;
import io.augur.app.data.Tables;
import io.augur.app.setup.SetupUiState.Stage;
import javax.inject.Inject;

@HiltViewModel
final class PracticeViewModel extends ViewModel {
  private final MutableLiveData<Stage> stage = new MutableLiveData<>(new SetupUiState.Open());
  private final Tables tables;
  private final Sessions sessions;

  @Inject
  PracticeViewModel(Tables tables, Sessions sessions) {
    this.tables = tables;
    this.sessions = sessions;
  }

  LiveData<Stage> stage() {
    return stage;
  }

  void begin(Example example, String name) {
    if (stage.getValue() instanceof SetupUiState.Storing) {
      return;
    }
    stage.setValue(new SetupUiState.Storing());
    tables.create(name, example.setup(), created -> created(created, example));
  }

  private void created(Created created, Example example) {
    if (created instanceof Created.Stored stored) {
      Session session = sessions.of(stored.id());
      example.facts().forEach(session::play);
      stage.setValue(new SetupUiState.Stored(stored.id()));
    } else {
      stage.setValue(new SetupUiState.NotStored());
    }
  }
}
