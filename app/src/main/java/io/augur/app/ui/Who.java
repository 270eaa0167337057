package io.augur.app.ui;

import android.content.Context;
import io.augur.app.R;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;

/** What everybody calls a player, and what everybody can count of his. */
public final class Who {
  private Who() {}

  /** "Egypt (Ann)", or "Egypt" if nobody gave his name. */
  public static String name(Civilization civilization, Game game, Context context) {
    for (Seat seat : game.table().setup().seats()) {
      if (seat.civilization() == civilization) {
        return name(seat, context);
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
  }

  public static String name(Seat seat, Context context) {
    String civilization = name(seat.civilization(), context);
    return seat.player().isEmpty()
        ? civilization
        : context.getString(R.string.seat_named, civilization, seat.player());
  }

  /** "Egypt", whoever plays it. */
  public static String name(Civilization civilization, Context context) {
    return Say.in(context).say(Says.of(civilization));
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
