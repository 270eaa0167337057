package io.augur.app.tables;

import android.content.Intent;
import io.augur.rules.log.Fault;

/** What is going on between the tables and files outside. */
sealed interface Transfer {
  /** Nothing. */
  record None() implements Transfer {}

  /** Somebody has to wait; 0 per cent as long as nobody knows how long. */
  record Busy(int percent) implements Transfer {}

  /** So many games are new. */
  record Imported(int games) implements Transfer {}

  /** The file was refused. */
  record Refused(Fault fault) implements Transfer {}

  /** It did not work, and nothing has changed. */
  record Failed(What what) implements Transfer {}

  /** A backup lies where it was wanted. */
  record BackedUp() implements Transfer {}

  /** A table has been copied. */
  record Copied() implements Transfer {}

  /** Something waits to be given to another app. */
  record Ready(Intent share) implements Transfer {}

  /** What did not work. */
  enum What {
    READING,
    WRITING,
    STORING
  }
}
