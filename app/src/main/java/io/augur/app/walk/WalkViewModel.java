package io.augur.app.walk;

import android.os.Bundle;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import io.augur.app.data.Created;
import io.augur.app.data.Session;
import io.augur.app.data.SessionState;
import io.augur.app.data.Sessions;
import io.augur.app.ui.Draft;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Pane;
import io.augur.rules.flow.Event;
import io.augur.rules.log.Fingerprint;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.inject.Inject;

@HiltViewModel
final class WalkViewModel extends ViewModel {
  private static final String DRAFT = "draft";
  private static final String DRAFT_OF = "draft of";
  private static final String SEEN = "seen";

  private final MediatorLiveData<WalkUiState> state = new MediatorLiveData<>();
  private final SavedStateHandle saved;
  private final Session session;
  private final WalkMapper mapper;
  private SessionState now = new SessionState.Opening();
  private String moment = "";

  @Inject
  WalkViewModel(
      Sessions sessions, SavedStateHandle saved, Map<Class<? extends Event>, Pane.Maker> after) {
    this.saved = saved;
    session = sessions.of(GameId.of(saved));
    mapper = new WalkMapper(after.keySet());
    state.addSource(
        session.state(),
        read -> {
          if (isUndo(now, read)) {
            saved.remove(SEEN); // what comes again is to be seen again
          }
          Draft kept = kept(now, read);
          now = read;
          moment = read instanceof SessionState.Open open ? moment(open) : "";
          if (kept.numbers().isEmpty()) {
            show();
          } else {
            keep(kept);
          }
        });
  }

  LiveData<WalkUiState> state() {
    return state;
  }

  Session session() {
    return session;
  }

  /** Plays an answer to what is shown; a second tap that comes too late does nothing. */
  void answer(Event event) {
    if (now instanceof SessionState.Open open) {
      session.answer(open, event);
    }
  }

  /** Keeps a draft of the answer to the present question; the next one begins empty. */
  void keep(Draft draft) {
    Bundle numbers = new Bundle();
    draft.numbers().forEach(numbers::putInt);
    saved.set(DRAFT, numbers);
    saved.set(DRAFT_OF, moment);
    show();
  }

  Draft draft() {
    Bundle numbers = saved.get(DRAFT);
    if (numbers == null || !moment.equals(saved.get(DRAFT_OF))) {
      return Draft.EMPTY;
    }
    Map<String, Integer> read = new HashMap<>();
    numbers.keySet().forEach(key -> read.put(key, numbers.getInt(key)));
    return new Draft(read);
  }

  /** What the last event brought to light has been seen. */
  void goOn() {
    saved.set(SEEN, moment);
    show();
  }

  /** Where the log is damaged, a copy of what makes sense of it can be played on. */
  void goOnFromHere(Consumer<Created> then) {
    if (now instanceof SessionState.Open open) {
      session.goOnFromHere(open.name(), then);
    }
  }

  /** What others had entered when a player beside them answered. */
  private Draft kept(SessionState before, SessionState after) {
    return before instanceof SessionState.Open from
            && after instanceof SessionState.Open to
            && to.at() == from.at() + 1
        ? Unanswered.after(from.game(), to.game(), draft())
        : Draft.EMPTY;
  }

  /**
   * Somebody who insists or fills a basket changes nothing on the table, but it is another moment.
   */
  private static String moment(SessionState.Open open) {
    return open.at() + " " + Fingerprint.of(open.game());
  }

  private static boolean isUndo(SessionState before, SessionState after) {
    return before instanceof SessionState.Open from
        && after instanceof SessionState.Open to
        && to.at() < from.at();
  }

  private void show() {
    state.setValue(
        mapper.map(now, draft(), moment.equals(saved.get(SEEN)) ? Sight.SEEN : Sight.NEW));
  }
}
