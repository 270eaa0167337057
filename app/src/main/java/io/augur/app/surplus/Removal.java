package io.augur.app.surplus;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;

/** What somebody removes, while it is entered. */
record Removal(Civilization player, int tokens, int cities) {
  private static final String WHO = "who";
  private static final String TOKENS = "tokens";
  private static final String CITIES = "cities";

  /** The one that is being entered, if anybody has been picked. */
  static Optional<Removal> of(List<Civilization> players, Draft draft) {
    return draft.has(WHO)
        ? Optional.of(
            new Removal(
                players.get(draft.number(WHO, 0)),
                draft.number(TOKENS, 0),
                draft.number(CITIES, 0)))
        : Optional.empty();
  }

  /** Another player begins with nothing. */
  static Draft picking(int place, Draft draft) {
    Draft others = draft.without(TOKENS).without(CITIES);
    return draft.number(WHO, -1) == place ? others.without(WHO) : others.with(WHO, place);
  }

  static Draft tokens(int number, Draft draft) {
    return draft.with(TOKENS, number);
  }

  static Draft cities(int number, Draft draft) {
    return draft.with(CITIES, number);
  }

  boolean isNothing() {
    return tokens == 0 && cities == 0;
  }

  Worksheet losses() {
    return new Worksheet(tokens, cities, List.of());
  }

  Event answer() {
    return new Event.Took(player, losses());
  }
}
