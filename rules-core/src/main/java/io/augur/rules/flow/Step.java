package io.augur.rules.flow;

import io.augur.rules.table.Civilization;

/** A piece of the way through a turn. */
public sealed interface Step {
  /** Whether it goes on without anybody's word. */
  boolean runs(Table table);

  /** Goes on without anybody's word. */
  Progress run(Table table, Telling telling);

  /** A step that needs nobody's word. */
  non-sealed interface Automatic extends Step {
    @Override
    default boolean runs(Table table) {
      return true;
    }
  }

  /** A step that rests until the table has answered. */
  sealed interface Asking extends Step permits OfTable, OfPlayer, Together {
    /** The question, computed anew from the table whenever somebody looks. */
    Prompt prompt(Table table);

    Progress on(Event event, Table table, Telling telling);

    /** Whether the table shows the answer already, because somebody corrected it. */
    default boolean answeredBy(Table table) {
      return false;
    }

    @Override
    default boolean runs(Table table) {
      return answeredBy(table);
    }

    @Override
    default Progress run(Table table, Telling telling) {
      return Progress.to(table);
    }
  }

  /** A question to everybody. */
  non-sealed interface OfTable extends Asking {}

  /** A question to one player, which may stand beside questions to others. */
  non-sealed interface OfPlayer extends Asking {
    /** Who answers it. */
    Civilization asked(Table table);
  }
}
