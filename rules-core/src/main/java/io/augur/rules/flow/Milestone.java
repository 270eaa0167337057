package io.augur.rules.flow;

import io.augur.rules.table.Place;

/** The end of a phase; a game stands in the phase whose end comes next. */
public record Milestone(Place place) implements Step.Automatic {
  @Override
  public Progress run(Table table, Telling telling) {
    return Progress.to(table);
  }
}
