package io.augur.app.ui;

import android.content.Context;
import io.augur.app.R;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.table.Civilization;

/** What a seat is called: "Egypt (Ann)", or "Egypt" if nobody gave his name. */
public final class SeatName {
  private SeatName() {}

  public static String of(Seat seat, Context context) {
    String civilization = of(seat.civilization(), context);
    return seat.player().isEmpty()
        ? civilization
        : context.getString(R.string.seat_named, civilization, seat.player());
  }

  public static String of(Civilization civilization, Context context) {
    return Say.in(context).say(Says.of(civilization));
  }
}
