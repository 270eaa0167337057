package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The players who may stand where a calamity strikes, of either block (9B, areas). */
record Bystanders(Copy copy, Kind kind) {
  /** What one has to have there to be struck. */
  enum Kind {
    UNITS,
    CITIES
  }

  /** Why the player can't stand there, if he can't. */
  private Optional<Phrase> bar(Player player) {
    Counts counts = player.counts();
    if (player.civilization() == copy.primary()) {
      return reason("bar.primary", player);
    }
    if (kind == Kind.CITIES && counts.cities() == 0) {
      return reason("bar.no_city", player);
    }
    return counts.cities() == 0 && counts.tokens() == 0
        ? reason("bar.nothing_on_the_board", player)
        : Optional.empty();
  }

  private static Optional<Phrase> reason(String key, Player player) {
    return Optional.of(Phrase.of(key, arg("player", Says.of(player.civilization()))));
  }

  List<Civilization> possible(Table table) {
    List<Civilization> possible = new ArrayList<>();
    for (Player player : table.players()) {
      if (!bar(player).isPresent()) {
        possible.add(player.civilization());
      }
    }
    return possible;
  }

  /** The question to the one who points at the board, for no more of them than this. */
  Prompt prompt(Civilization asked, int most, Table table) {
    List<Prompt.Name.Barred> barred = new ArrayList<>();
    for (Player player : table.players()) {
      bar(player).ifPresent(why -> barred.add(new Prompt.Name.Barred(player.civilization(), why)));
    }
    List<Civilization> legal = possible(table);
    return new Prompt.Name(asked, copy.calamity(), 0, Math.min(most, legal.size()), legal, barred);
  }

  /** What is wrong with these, if anything is. */
  Optional<Phrase> fault(List<Civilization> named, int most, Table table) {
    if (named.size() > most || new HashSet<>(named).size() < named.size()) {
      return Optional.of(Phrase.of("refusal.name_at_most", arg("n", most)));
    }
    for (Civilization player : named) {
      if (!table.setup().plays(player)) {
        return Optional.of(Phrase.of("refusal.not_at_the_table", arg("player", Says.of(player))));
      }
      Optional<Phrase> bar = bar(table.player(player));
      if (bar.isPresent()) {
        return bar;
      }
    }
    return Optional.empty();
  }
}
