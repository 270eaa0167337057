package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.HandView;
import io.augur.rules.view.Journal;
import io.augur.rules.view.SeatView;
import io.augur.rules.view.TableView;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What nobody may see who is not meant to. */
final class Secrecy {
  private Secrecy() {}

  /** Neither the table nor a player sees a card that lies face down in the hand of another. */
  static void holds(Game game, Civilization player) {
    TableView view = TableView.of(game);
    Set<Calamity> hidden = hidden(game);
    shows(view + " " + Journal.of(game), hidden);
    view.seats().forEach(seat -> givers(seat, game.table()));
    HandView hand = HandView.of(game, player);
    assertThat(hand.hand()).isEqualTo(game.table().player(player).hand());
    hand.hand().forEach(card -> hidden.remove(card.calamity()));
    shows(hand.toString(), hidden);
  }

  /** No name of these stands in a text. */
  private static void shows(String seen, Set<Calamity> hidden) {
    for (Calamity calamity : hidden) {
      boolean shown = seen.contains(calamity.name()) || seen.contains("." + calamity.key() + ".");
      assertWithMessage("%s in %s", calamity, seen).that(shown).isFalse();
    }
  }

  /** Who gave a card is seen only if somebody benefits from it. */
  private static void givers(SeatView seat, Table table) {
    for (SeatView.Revealed card : seat.revealed()) {
      if (!card.giver().equals(Giver.UNKNOWN)) {
        assertWithMessage("%s of %s", card, seat)
            .that(benefits(seat.seat().civilization(), card.calamity(), table.parts()))
            .isTrue();
      }
    }
  }

  private static boolean benefits(Civilization victim, Calamity calamity, List<Part> parts) {
    return parts.stream()
        .filter(it -> it.as() == Part.As.BENEFICIARY && it.calamity() == calamity)
        .map(it -> new Part(calamity, it.copy(), victim, Part.As.PRIMARY_VICTIM))
        .anyMatch(parts::contains);
  }

  /** The cards in hands of which the table knows nothing yet. */
  static Set<Calamity> hidden(Game game) {
    Set<Calamity> hidden = EnumSet.noneOf(Calamity.class);
    Set<Calamity> known = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      for (Card card : player.hand()) {
        (card.revealed() ? known : hidden).add(card.calamity());
      }
    }
    game.table().parts().forEach(part -> known.add(part.calamity()));
    for (int stack = 1; stack <= 9; stack++) {
      known.addAll(game.table().piles().of(stack));
    }
    if (!game.isOver() && game.prompt() instanceof Prompt.Call call) {
      known.add(call.calamity());
    }
    hidden.removeAll(known);
    return hidden;
  }
}
