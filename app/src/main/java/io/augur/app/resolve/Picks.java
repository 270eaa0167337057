package io.augur.app.resolve;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** The players picked so far, in the order in which they were named. */
record Picks(Prompt.Name prompt, List<Civilization> named) {
  private static final String NAMED = "named";

  Picks {
    named = List.copyOf(named);
  }

  static Picks of(Prompt.Name prompt, Draft draft) {
    List<Civilization> named = new ArrayList<>();
    draft.list(NAMED).forEach(place -> named.add(prompt.legal().get(place)));
    return new Picks(prompt, named);
  }

  Draft in(Draft draft) {
    List<Integer> places = new ArrayList<>();
    named.forEach(player -> places.add(prompt.legal().indexOf(player)));
    return draft.withList(NAMED, places);
  }

  /** With this player added or taken back; nobody is added once all are named. */
  Picks tapped(Civilization player) {
    List<Civilization> next = new ArrayList<>(named);
    if (!next.remove(player) && next.size() < prompt.most()) {
      next.add(player);
    }
    return new Picks(prompt, next);
  }

  Picks all() {
    return new Picks(prompt, prompt.legal());
  }

  boolean mayNameAll() {
    return prompt.most() == prompt.legal().size() && named.size() < prompt.most();
  }

  boolean isEnough() {
    return named.size() >= prompt.fewest();
  }

  /** Where a certain number is wanted, the last name leaves nothing to decide. */
  boolean isExactlyEnough() {
    return prompt.fewest() == prompt.most() && named.size() == prompt.most();
  }

  Event answer() {
    return new Event.Named(prompt.player(), named);
  }
}
