package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.words.Phrase;

/** Phase 8: players over a limit lose cards by chance, one player after the other. */
record Selection() implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    for (Player player : table.players()) {
      if (Excess.of(player, table.setup()).isPresent()) {
        if (telling.listens()) {
          telling.say(
              Phrase.of("told.over_the_limit", arg("player", Says.of(player.civilization()))));
        }
        return Progress.to(table, new Draw(player.civilization()), this);
      }
    }
    return Progress.to(table);
  }
}
