package io.augur.app.ui;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.SeatView;
import io.augur.rules.view.TableView;

/** What everybody calls a player, and what everybody can count of his. */
public final class Who {
  private Who() {}

  /** "Egypt", or "Egypt (Ann)". */
  public static String name(Civilization civilization, Game game, Say say) {
    String name = say.say(Says.of(civilization));
    for (Seat seat : game.table().setup().seats()) {
      if (seat.civilization() == civilization && !seat.player().isEmpty()) {
        return name + " (" + seat.player() + ")";
      }
    }
    return name;
  }

  /** "5 cities · 12 tokens", as far as it is known. */
  public static String counts(Civilization civilization, Game game, Say say) {
    StringBuilder counts = new StringBuilder();
    for (SeatView seat : TableView.of(game).seats()) {
      if (seat.seat().civilization() == civilization) {
        append(seat.counts(), Count.CITIES, say, counts);
        append(seat.counts(), Count.TOKENS, say, counts);
      }
    }
    return counts.toString();
  }

  private static void append(Counts counts, Count count, Say say, StringBuilder out) {
    if (counts.knows(count)) {
      out.append(out.length() == 0 ? "" : " · ").append(say.say(Says.of(count, counts.of(count))));
    }
  }
}
