package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.effect.Raiders.BARBARIAN_TOKENS;
import static io.augur.rules.effect.Raiders.PIRATE_CITIES;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Raiders;
import io.augur.rules.table.Piece;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;

/** What has to be true of every game, whatever is played. */
final class Invariants {
  private static final Count[] COUNTS = Count.values();

  private Invariants() {}

  /** No count is below nothing, and nobody has more pieces than there are. */
  static void pieces(Game game) {
    Raiders raiders = game.table().raiders();
    if (raiders.barbarianTokens() < 0
        || raiders.barbarianTokens() > BARBARIAN_TOKENS.supply()
        || raiders.pirateCities() < 0
        || raiders.pirateCities() > PIRATE_CITIES.supply()) {
      throw new AssertionError(raiders + " after " + game.last());
    }
    for (Player player : game.table().players()) {
      Counts counts = player.counts();
      boolean kept = counts.cities() <= Piece.CITY.count();
      for (Count count : COUNTS) {
        kept &= counts.of(count) >= (counts.knows(count) ? 0 : Count.UNKNOWN);
      }
      kept &= Math.max(0, counts.tokens()) + Math.max(0, counts.treasury()) <= Piece.TOKEN.count();
      if (!kept) {
        throw new AssertionError(player + " after " + game.last());
      }
    }
  }

  /** All that is told about the last event has words. */
  static void words(Game game) {
    for (Phrase phrase : Journal.of(game)) {
      for (Language language : Language.values()) {
        assertThat(Words.in(language).say(phrase)).isNotEmpty();
      }
    }
  }
}
