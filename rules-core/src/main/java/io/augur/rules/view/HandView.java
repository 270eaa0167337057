package io.augur.rules.view;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Civilization;
import java.util.List;

/** What one player may see behind the curtain: the table, and his own cards. */
public record HandView(Civilization player, List<Card> hand, TableView table) {
  public HandView {
    hand = List.copyOf(hand);
  }

  public static HandView of(Game game, Civilization player) {
    return new HandView(player, game.table().player(player).hand(), TableView.of(game));
  }
}
