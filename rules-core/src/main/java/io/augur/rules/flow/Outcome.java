package io.augur.rules.flow;

/** What came of an event. */
public sealed interface Outcome {
  /** It was taken, and this is the game now. */
  record Played(Game game) implements Outcome {}

  /** It was not, and the game is as it was. */
  record Refused(Refusal refusal) implements Outcome {}
}
