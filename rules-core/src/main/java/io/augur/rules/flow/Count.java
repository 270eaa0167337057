package io.augur.rules.flow;

import io.augur.rules.table.Keyed;
import io.augur.rules.table.Piece;
import io.augur.rules.table.Track;
import java.util.Locale;

/** Something of a player's that anybody at the table could count. */
public enum Count implements Keyed {
  CITIES(Piece.CITY.count()),
  TOKENS(Piece.TOKEN.count()),
  /** Tokens turned over into treasury; they come from the same stock as those on the board. */
  TREASURY(Piece.TOKEN.count()),
  /** Commodity cards in hand. */
  CARDS(99),
  /** How far the marker has moved on the A.S.T. */
  POSITION(Track.EXPERT.lastSpace());

  /** Stands for a number that nobody has entered yet. */
  public static final int UNKNOWN = -1;

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int most;

  Count(int most) {
    this.most = most;
  }

  @Override
  public String key() {
    return key;
  }

  /** The largest number that can be. */
  public int most() {
    return most;
  }
}
