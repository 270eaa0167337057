package io.augur.rules.phase;

import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Epoch;
import io.augur.rules.table.Piece;
import io.augur.rules.table.Requirement;
import io.augur.rules.table.Track;

/** How far a player's marker may move at the end of a turn (13). */
record Stride(Player player, Track track) {

  Prompt.Markers.Proposal proposal() {
    Epoch epoch = epoch();
    return new Prompt.Markers.Proposal(
        player.civilization(), position(), epoch, epoch.requirement(track), steps());
  }

  int steps() {
    return steps(Math.max(0, player.counts().cities()));
  }

  /** Whether it makes a difference how many cities are on the board. */
  boolean hangsOnCities() {
    return steps(0) != steps(Piece.CITY.count());
  }

  private int steps(int cities) {
    if (cities == 0 && track.setback() > 0 && reached() != Epoch.STONE_AGE) {
      return -track.setback();
    }
    boolean ahead = position() < track.lastSpace();
    return ahead && requirement().metBy(cities, player.advances()) ? 1 : 0;
  }

  boolean inLastEpoch() {
    return reached() == Epoch.LATE_IRON_AGE;
  }

  private Epoch reached() {
    return track.epochAt(player.civilization(), position());
  }

  /** The epoch of the next space, or of the last one. */
  Epoch epoch() {
    return track.epochAt(player.civilization(), Math.min(position() + 1, track.lastSpace()));
  }

  private Requirement requirement() {
    return epoch().requirement(track);
  }

  private int position() {
    return player.counts().position();
  }
}
