package io.augur.rules.log;

/** A line of a log that changes nothing on the table. */
public sealed interface Aside {
  /** A remark of whoever wrote the log, or an empty line. */
  record Remark(String text) implements Aside {}

  /** Before a card is drawn: the order in which the cards lie, and the seal that everybody saw. */
  record Sealed(Shuffle shuffle, String seal) implements Aside {}

  /** After the draw: which of the cards was tapped, from 1. */
  record Tapped(int place) implements Aside {}
}
