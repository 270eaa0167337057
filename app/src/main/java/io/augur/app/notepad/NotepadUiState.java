package io.augur.app.notepad;

import io.augur.app.data.Said;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Seat;
import io.augur.rules.reference.Chapter;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** All that a notepad shows in front of the curtain: nothing of the hand but what was called. */
sealed interface NotepadUiState {
  record Loading() implements NotepadUiState {}

  record Unreadable() implements NotepadUiState {}

  record Gone() implements NotepadUiState {}

  record Shown(
      String name,
      Seat seat,
      int cards,
      List<Item> items,
      Way undo,
      Optional<Phrase> damage,
      Said said)
      implements NotepadUiState {
    public Shown {
      items = List.copyOf(items);
    }

    /** The call that the caller has come to, if it is known. */
    Optional<Now> now() {
      return items.stream().filter(Now.class::isInstance).map(Now.class::cast).findFirst();
    }
  }

  /** Whether something can be done now. */
  enum Way {
    POSSIBLE,
    NOTHING
  }

  /** A line of the list of calls. */
  sealed interface Item {}

  /** A line with a name on it. */
  sealed interface Call extends Item {
    Calamity calamity();
  }

  /** The calamities that follow are minor, or major ones. */
  record Heading(Weight weight) implements Item {}

  enum Weight {
    MINOR,
    MAJOR
  }

  record Before(Calamity calamity) implements Call {}

  /** What was just called, whether it is in the hand, and what it comes to for the owner. */
  record Now(Calamity calamity, Verdict verdict, int cards, Way takeOut, Chapter numbers)
      implements Call {}

  record Later(Calamity calamity) implements Call {}

  enum Verdict {
    YOURS,
    NOT_YOURS,
    /** A PIN stands before the hand, and so before this answer. */
    LOCKED
  }
}
