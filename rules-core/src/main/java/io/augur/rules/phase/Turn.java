package io.augur.rules.phase;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Milestone;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Place;
import java.util.List;

/** The time before phase 8, when the table tells what everybody has; then the phases in order. */
public final class Turn implements Step.OfTable {
  private static final Turn NEXT = new Turn();
  private static final Step.Automatic OVER =
      (table, telling) -> Progress.to(table.nextTurn(), NEXT);

  private static final List<Step> PHASES =
      List.of(
          new Selection(),
          new Milestone(Place.SELECTION),
          new Minors(),
          new Milestone(Place.MINOR_CALAMITIES),
          new Majors(),
          new Milestone(Place.MAJOR_CALAMITIES),
          new Abilities(),
          new Milestone(Place.SPECIAL_ABILITIES),
          new Surplus(),
          new Milestone(Place.SURPLUS),
          new Acquisition(),
          new Milestone(Place.ACQUISITION),
          new Markers(),
          new Milestone(Place.MARKERS),
          OVER);

  private Turn() {}

  /** A game in which nothing has happened yet. */
  public static Game begin(Setup setup) {
    return Game.of(setup, NEXT);
  }

  /** A game that goes on from this table, before the facts of its turn are told. */
  public static Game resume(Table table) {
    return Game.of(table, NEXT);
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Gather(table.turn());
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.Fact fact) {
      return again(Facts.enter(fact, table));
    }
    if (event instanceof Event.Ended) {
      return Progress.to(table);
    }
    return event instanceof Event.WentOn
        ? Progress.to(table, PHASES)
        : Progress.refused("refusal.before_phase_8");
  }

  private Progress again(Progress entered) {
    return entered instanceof Progress.Went went ? Progress.to(went.table(), this) : entered;
  }
}
