package io.augur.app.data;

/** What became of a new game. */
public sealed interface Created {
  record Stored(long id) implements Created {}

  record NotStored() implements Created {}
}
