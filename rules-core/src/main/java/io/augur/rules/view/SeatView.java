package io.augur.rules.view;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Advances;
import java.util.ArrayList;
import java.util.List;

/** What everybody may know of one player: how many calamities he holds, but names only face up. */
public record SeatView(
    Seat seat, Counts counts, Advances advances, int calamities, List<Revealed> revealed) {

  /** A card that lies face up; who gave it is unknown until the beneficiary has been named. */
  public record Revealed(Calamity calamity, Giver giver) {}

  public SeatView {
    revealed = List.copyOf(revealed);
  }

  static SeatView of(Seat seat, Player player, Table table) {
    List<Revealed> revealed = new ArrayList<>();
    for (Card card : player.hand()) {
      if (card.revealed()) {
        Giver giver = beneficiaryIsNamed(card, player, table) ? card.giver() : Giver.UNKNOWN;
        revealed.add(new Revealed(card.calamity(), giver));
      }
    }
    return new SeatView(seat, player.counts(), player.advances(), player.hand().size(), revealed);
  }

  private static boolean beneficiaryIsNamed(Card card, Player holder, Table table) {
    boolean named = false;
    int last = -1; // the copy that lies face up; one that he held before it is gone
    for (Part part : table.parts(card.calamity())) {
      if (part.as() == Part.As.PRIMARY_VICTIM && part.player() == holder.civilization()) {
        last = part.copy();
        named = false;
      }
      named |= part.as() == Part.As.BENEFICIARY && part.copy() == last;
    }
    return named;
  }
}
