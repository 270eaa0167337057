package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Result;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** What is said and done where advances leave nothing of an amount. */
public final class Spared {
  private Spared() {}

  static Phrase phrase(Civilization player, Result nothing) {
    return Phrase.of(
        "told.spared", arg("player", Says.of(player)), arg("why", nothing.trace().phrase()));
  }

  /** With the copy cancelled, because its primary victim is spared. */
  public static Table cancelled(Copy copy, Result nothing, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(phrase(copy.primary(), nothing));
    }
    return copy.with(table, copy.primary(), Part.As.CANCELLED);
  }
}
