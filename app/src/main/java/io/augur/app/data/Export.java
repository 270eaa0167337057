package io.augur.app.data;

import io.augur.rules.words.Language;

/** Something of the games on this phone that goes out of it. */
public sealed interface Export {
  /** The log of a game with nothing unrevealed in it. */
  record PublicLog(long game) implements Export {}

  /** The journal of a game in words, public too. */
  record Summary(long game, Language language) implements Export {}

  /** All of a game, hidden hands too. */
  record Backup(long game) implements Export {}

  /** All of all games, hidden hands too. */
  record BackupOfAll() implements Export {}
}
