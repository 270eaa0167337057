package io.augur.app.charts;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Chronicle;
import io.augur.app.data.Disk;
import io.augur.app.data.Main;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Game;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javax.inject.Inject;

@HiltViewModel
final class ChartsViewModel extends ViewModel {
  private final MediatorLiveData<ChartsUiState> state =
      new MediatorLiveData<>(new ChartsUiState.Loading());
  private final Session session;
  private final Executor disk;
  private final Executor main;

  @Inject
  ChartsViewModel(
      SavedStateHandle saved, Sessions sessions, @Disk Executor disk, @Main Executor main) {
    this.disk = disk;
    this.main = main;
    session = sessions.of(GameId.of(saved));
    state.addSource(session.state(), this::read);
  }

  LiveData<ChartsUiState> state() {
    return state;
  }

  private void read(SessionState now) {
    if (now instanceof SessionState.Open) {
      session.whole(
          whole -> {
            if (whole.isPresent()) {
              time(whole.get());
            } else {
              state.setValue(new ChartsUiState.Nothing());
            }
          });
    } else if (!(now instanceof SessionState.Opening)) {
      state.setValue(new ChartsUiState.Nothing());
    }
  }

  private void time(Chronicle whole) {
    session.timesAfter(whole.start(), times -> draw(whole, times.orElse(List.of())));
  }

  /** Ten thousand events take a moment, so they are added up off the thread that draws. */
  private void draw(Chronicle whole, List<Instant> times) {
    disk.execute(
        () -> {
          List<Game> states = new ArrayList<>();
          for (Chronicle.Moment moment :
              whole.moments().subList(0, whole.at() - whole.start() + 1)) {
            states.add(moment.game());
          }
          ChartsUiState drawn = ChartsMapper.map(states, times);
          main.execute(() -> state.setValue(drawn));
        });
  }
}
