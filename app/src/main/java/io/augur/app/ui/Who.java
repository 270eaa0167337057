package io.augur.app.ui;

import android.content.Context;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;

/** What everybody calls a player, and what everybody can count of his. */
public final class Who {
  private Who() {}

  /** "Egypt", or "Egypt (Ann)". */
  public static String name(Civilization civilization, Game game, Context context) {
    for (Seat seat : game.table().setup().seats()) {
      if (seat.civilization() == civilization) {
        return SeatName.of(seat, context);
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
  }

  /** "5 cities · 12 tokens", as far as it is known. */
  public static String counts(Civilization civilization, Game game, Context context) {
    Counts known = game.table().player(civilization).counts();
    StringBuilder counts = new StringBuilder();
    append(known, Count.CITIES, Say.in(context), counts);
    append(known, Count.TOKENS, Say.in(context), counts);
    return counts.toString();
  }

  private static void append(Counts counts, Count count, Say say, StringBuilder out) {
    if (counts.knows(count)) {
      out.append(out.length() == 0 ? "" : " · ").append(say.say(Says.of(count, counts.of(count))));
    }
  }
}
