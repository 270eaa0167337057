package io.augur.app.data;

/** Ends a change of a game that somebody else has changed in the meantime. */
@SuppressWarnings("serial") // it is never written anywhere
final class Overtaken extends RuntimeException {
  Overtaken(long game) {
    super("changed elsewhere, game: " + game);
  }
}
