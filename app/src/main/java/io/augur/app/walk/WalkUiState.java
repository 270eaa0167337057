package io.augur.app.walk;

import io.augur.app.ui.Asked;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Phase;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** All that the walk shows. */
sealed interface WalkUiState {
  record Loading() implements WalkUiState {}

  record Unreadable() implements WalkUiState {}

  record Gone() implements WalkUiState {}

  /** The game is over. */
  record Over(Phrase question) implements WalkUiState {}

  /**
   * A question: where it stands in the turn and which calamity it belongs to, what the last tap
   * brought about and what came before it since the call, who benefits, and what is asked.
   */
  record Question(
      Phase phase,
      Phrase text,
      Optional<Calamity> calamity,
      News news,
      TaskList tasks,
      Focus focus,
      Asked asked)
      implements WalkUiState {}

  /** Lines of the journal, for the table. */
  record News(List<Phrase> last, List<Phrase> earlier, List<Phrase> beneficiaries) {
    public News {
      last = List.copyOf(last);
      earlier = List.copyOf(earlier);
      beneficiaries = List.copyOf(beneficiaries);
    }
  }

  /** What is in the middle of the screen. */
  enum Focus {
    QUESTION,
    /** What the last event brought to light, until somebody taps on. */
    AFTERMATH,
    /** The calamities of the turn are over. */
    END_OF_CALAMITIES
  }

  /** Everybody who suffers beside others, and who may still insist on the order. */
  record TaskList(List<Row> rows, List<Civilization> mayInsist, int picked) {
    static final TaskList NONE = new TaskList(List.of(), List.of(), 0);

    public TaskList {
      rows = List.copyOf(rows);
      mayInsist = List.copyOf(mayInsist);
    }

    /** Worth a list only if there is somebody to compare with. */
    boolean isWorthShowing() {
      return rows.size() > 1;
    }
  }

  /** One of them; the task is his place among the open ones, if his is open. */
  record Row(Civilization player, Status status, int task, Phrase about) {}

  /** How far a player is. */
  enum Status {
    PICKED,
    OPEN,
    WAITS,
    DONE
  }
}
