package io.augur.app.table;

import io.augur.app.data.SessionState;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.SeatView;
import io.augur.rules.view.TableView;
import io.augur.rules.words.Phrase;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Makes a player's page of his public facts and what has been changed in them. */
final class SeatMapper {
  private SeatMapper() {}

  static SeatUiState map(SessionState.Open open, Civilization civilization, SeatDraft draft) {
    SeatView seat = seat(open, civilization);
    Map<Count, Integer> counts = new EnumMap<>(Count.class);
    for (Count count : Count.values()) {
      counts.put(count, draft.shown(count, seat.counts()));
    }
    Map<Count, Phrase> problems = draft.problems(seat, open.game());
    return new SeatUiState(
        seat.seat(),
        counts,
        problems,
        draft.owned(seat.advances()),
        open.readOnly()
            ? SeatUiState.Save.READ_ONLY
            : save(draft.events(seat, open.game()), problems),
        open.said());
  }

  static SeatView seat(SessionState.Open open, Civilization civilization) {
    for (SeatView seat : TableView.of(open.game()).seats()) {
      if (seat.seat().civilization() == civilization) {
        return seat;
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
  }

  private static SeatUiState.Save save(List<Event> events, Map<Count, Phrase> problems) {
    if (events.isEmpty()) {
      return SeatUiState.Save.NOTHING;
    }
    return problems.isEmpty() ? SeatUiState.Save.POSSIBLE : SeatUiState.Save.REFUSED;
  }
}
