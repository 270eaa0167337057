package io.augur.rules.view;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** All of a game that everybody at the table may see, and nothing else. */
public record TableView(
    int turn,
    List<SeatView> seats,
    List<Calamity> discarded,
    List<Part> parts,
    Raiders raiders,
    PromptPage page) {
  private static final int STACKS = 9;

  public TableView {
    seats = List.copyOf(seats);
    discarded = List.copyOf(discarded);
    parts = List.copyOf(parts);
  }

  /** The players stand in A.S.T. order, the discarded cards in the order of their piles. */
  public static TableView of(Game game) {
    Table table = game.table();
    List<SeatView> seats = new ArrayList<>();
    for (Player player : table.players()) {
      for (Seat seat : table.setup().seats()) {
        if (seat.civilization() == player.civilization()) {
          seats.add(SeatView.of(seat, player, table));
        }
      }
    }
    return new TableView(
        table.turn(),
        seats,
        discarded(table),
        Collections.unmodifiableList(new ArrayList<>(table.parts())),
        table.raiders(),
        PromptPage.of(game));
  }

  private static List<Calamity> discarded(Table table) {
    List<Calamity> discarded = new ArrayList<>();
    for (int stack = 1; stack <= STACKS; stack++) {
      discarded.addAll(table.piles().of(stack));
    }
    return discarded;
  }
}
