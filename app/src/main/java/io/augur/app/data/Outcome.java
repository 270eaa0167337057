package io.augur.app.data;

/** What became of a change that was to be stored. */
public enum Outcome {
  STORED,
  NOT_STORED
}
