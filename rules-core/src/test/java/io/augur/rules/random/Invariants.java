package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Piece;
import io.augur.rules.view.Journal;
import io.augur.rules.view.TableView;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.EnumSet;
import java.util.Set;

/** What has to be true of every game, whatever is played. */
final class Invariants {
  private Invariants() {}

  /** No count is below nothing, and nobody has more pieces than there are. */
  static void pieces(Game game) {
    for (Player player : game.table().players()) {
      Counts counts = player.counts();
      boolean kept = counts.cities() <= Piece.CITY.count();
      for (Count count : Count.values()) {
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

  /** What everybody may see and read names no card that lies face down. */
  static void secrets(Game game) {
    TableView view = TableView.of(game);
    String seen = view + " " + Journal.of(game);
    for (Calamity hidden : hidden(game)) {
      boolean shown = seen.contains(hidden.name()) || seen.contains("." + hidden.key() + ".");
      assertWithMessage("%s in %s", hidden, seen).that(shown).isFalse();
    }
    if (game.table().parts().stream().noneMatch(it -> it.as() == Part.As.BENEFICIARY)) {
      assertThat(view.toString()).doesNotContain("Traded");
    }
  }

  /** The cards in hands of which the table knows nothing yet. */
  private static Set<Calamity> hidden(Game game) {
    Set<Calamity> hidden = EnumSet.noneOf(Calamity.class);
    Set<Calamity> known = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      for (Card card : player.hand()) {
        (card.revealed() ? known : hidden).add(card.calamity());
      }
    }
    game.table().parts().forEach(part -> known.add(part.calamity()));
    for (int stack = 1; stack <= 9; stack++) {
      known.addAll(game.table().piles().of(stack));
    }
    if (!game.isOver() && game.prompt() instanceof Prompt.Call call) {
      known.add(call.calamity());
    }
    hidden.removeAll(known);
    return hidden;
  }
}
