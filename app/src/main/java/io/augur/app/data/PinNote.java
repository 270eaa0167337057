package io.augur.app.data;

import io.augur.rules.log.Aside;
import io.augur.rules.log.History;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The remark in a log that the game master took a player's PIN away. */
public final class PinNote {
  private static final String TEXT = "# pin taken away: ";

  private PinNote() {}

  static Aside of(Civilization seat) {
    return new Aside.Remark(TEXT + seat.key());
  }

  /** Whose PIN was taken away, if that is what the aside says. */
  public static Optional<Civilization> seat(Aside aside) {
    for (Civilization seat : Civilization.values()) {
      if (of(seat).equals(aside)) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** The notes among what was undone: an undo must not hide that a PIN was taken away. */
  static List<Aside> undone(History history) {
    List<Aside> notes = new ArrayList<>();
    for (int i = history.at() + 1; i <= history.size(); i++) {
      for (Aside aside : history.asides(i)) {
        if (seat(aside).isPresent()) {
          notes.add(aside);
        }
      }
    }
    return notes;
  }
}
