package io.augur.app.resolve;

import io.augur.rules.effect.Trace;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.Optional;

/** What a worksheet is filled in for; barbarians may fall while they take what they take. */
record Burden(
    Civilization player, Loss loss, int much, Optional<Trace> trace, int barbarians, Of of) {
  /** Who decided on it. */
  enum Of {
    CALAMITY,
    HORDE
  }

  static Burden of(Prompt prompt) {
    if (prompt instanceof Prompt.Lose lose) {
      return new Burden(
          lose.player(),
          lose.loss(),
          lose.much().number(),
          Optional.of(lose.much().trace()),
          0,
          Of.CALAMITY);
    }
    if (prompt instanceof Prompt.Support support) {
      return new Burden(
          support.player(),
          Loss.CITIES_UNSUPPORTED,
          support.rate(),
          Optional.empty(),
          0,
          Of.CALAMITY);
    }
    Prompt.Raid raid = (Prompt.Raid) prompt;
    return new Burden(raid.player(), Loss.DAMAGE, 0, Optional.empty(), raid.barbarians(), Of.HORDE);
  }

  Event answer(Worksheet sheet, int killed) {
    return of == Of.HORDE ? new Event.Raided(player, sheet, killed) : new Event.Took(player, sheet);
  }
}
