package io.augur.app.tables;

/** What the screen of tables has to say in passing. */
sealed interface Notice {
  /** Nothing. */
  record None() implements Notice {}

  /** A table is gone and can be brought back. */
  record Deleted(long id, String name) implements Notice {}

  /** A change was not stored. */
  record NotStored() implements Notice {}
}
