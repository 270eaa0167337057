package io.augur.rules.flow;

import io.augur.rules.table.Place;
import java.util.List;
import java.util.Optional;

/**
 * The steps still to come, the next one on top; every state of a game shares the rest with others.
 */
final class Agenda {
  private static final Agenda BOTTOM = new Agenda();

  private final Step top;
  private final Agenda rest;

  @SuppressWarnings("NullAway") // the bottom has neither
  private Agenda() {
    this.top = null;
    this.rest = this;
  }

  private Agenda(Step top, Agenda rest) {
    this.top = top;
    this.rest = rest;
  }

  static Agenda of(List<Step> steps) {
    return BOTTOM.replacing(steps);
  }

  boolean isEmpty() {
    return this == BOTTOM;
  }

  Step top() {
    return top;
  }

  /** The phase whose end comes next, if there is one. */
  Optional<Place> place() {
    for (Agenda left = this; !left.isEmpty(); left = left.rest) {
      if (left.top instanceof Milestone milestone) {
        return Optional.of(milestone.place());
      }
    }
    return Optional.empty();
  }

  /** With these steps in place of the one on top. */
  Agenda replacing(List<? extends Step> steps) {
    Agenda agenda = rest;
    for (int i = steps.size() - 1; i >= 0; i--) {
      agenda = new Agenda(steps.get(i), agenda);
    }
    return agenda;
  }
}
