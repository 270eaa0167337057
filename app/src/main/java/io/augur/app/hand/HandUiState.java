package io.augur.app.hand;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Seat;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** The curtain, or one player's cards. */
sealed interface HandUiState {
  record Loading() implements HandUiState {}

  /** The game can't be read, or is not there any more. */
  record Missing() implements HandUiState {}

  /** Whom the phone is for, and the how-manieth he is of all. */
  record Turn(Seat seat, int place, int of) {
    boolean isLast() {
      return place == of;
    }

    /** On the phone of one player nobody comes next. */
    boolean isAlone() {
      return of == 1;
    }
  }

  record Curtain(Turn turn) implements HandUiState {}

  /** A PIN is asked for, to open the hand or to change the PIN itself. */
  record Pin(Turn turn, PinTask task, PinTrouble trouble) implements HandUiState {}

  record Open(Turn turn, List<Held> cards, Panel panel, Lock lock, Optional<Phrase> refusal)
      implements HandUiState {
    public Open {
      cards = List.copyOf(cards);
    }
  }

  record Held(Card card, Cue cue) {}

  /** Where the caller is, seen from a card of one's own. */
  enum Cue {
    NONE,
    NEXT,
    NOW
  }

  /** Whether a PIN stands before the hand. */
  enum Lock {
    FREE,
    PIN
  }

  enum PinTask {
    OPEN,
    SET,
    REMOVE
  }

  /** What came of the last try. */
  sealed interface PinTrouble {
    PinTrouble NONE = new None();
  }

  record None() implements PinTrouble {}

  record Unfit() implements PinTrouble {}

  record Wrong() implements PinTrouble {}

  record Wait(long seconds) implements PinTrouble {}

  record Failed() implements PinTrouble {}

  /** What stands below the cards, to add one more. */
  sealed interface Panel {}

  /** The log can't take any more. */
  record ReadOnly() implements Panel {}

  record Stacks(List<Integer> stacks) implements Panel {
    public Stacks {
      stacks = List.copyOf(stacks);
    }
  }

  record Names(int stack, List<Calamity> names) implements Panel {
    public Names {
      names = List.copyOf(names);
    }
  }

  record Givers(Calamity calamity, List<Seat> others) implements Panel {
    public Givers {
      others = List.copyOf(others);
    }
  }
}
