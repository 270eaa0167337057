package io.augur.app.data;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Aside;
import io.augur.rules.log.History;
import io.augur.rules.log.Shuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards laid out for a draw, and what a tap on one of them means. */
final class Draws {
  private Draws() {}

  static Optional<Prompt.Draw> asked(Game game) {
    return !game.isOver() && game.prompt() instanceof Prompt.Draw draw
        ? Optional.of(draw)
        : Optional.empty();
  }

  /** The cards as they lie for the draw that is asked for; an imported log may say anything. */
  static Optional<Shuffle> shuffle(History history) {
    int cards = asked(history.now()).map(it -> it.cards().size()).orElse(0);
    for (Aside aside : history.asides(history.at())) {
      if (aside instanceof Aside.Sealed sealed && sealed.shuffle().order().size() == cards) {
        return Optional.of(sealed.shuffle());
      }
    }
    return Optional.empty();
  }

  /** What a tap on the card at this place means, if there is one. */
  static Optional<Event> tapped(History history, int place) {
    return shuffle(history)
        .filter(it -> place >= 1 && place <= it.order().size())
        .flatMap(it -> asked(history.now()).map(draw -> drew(draw, it.order().get(place - 1))));
  }

  /** What it means that a card of this name was drawn from the real hand. */
  static Optional<Event> byHand(History history, Calamity calamity, Copy copy) {
    return asked(history.now())
        .map(
            draw -> {
              List<Integer> copies = copies(draw, calamity);
              return copies.isEmpty()
                  ? new Event.Drew(draw.player(), calamity, Giver.UNKNOWN)
                  : drew(draw, chosen(copies, copy, history));
            });
  }

  /** Where cards of this name lie in the hand, from 1. */
  private static List<Integer> copies(Prompt.Draw draw, Calamity calamity) {
    List<Integer> copies = new ArrayList<>();
    for (int i = 0; i < draw.cards().size(); i++) {
      if (draw.cards().get(i).calamity() == calamity) {
        copies.add(i + 1);
      }
    }
    return copies;
  }

  private static int chosen(List<Integer> copies, Copy copy, History history) {
    List<Integer> laid = shuffle(history).map(Shuffle::order).orElse(copies);
    return switch (copy) {
      case UPPER -> copies.get(0);
      case LOWER -> copies.get(copies.size() - 1);
      case FIRST_LAID -> laid.stream().filter(copies::contains).findFirst().orElse(copies.get(0));
    };
  }

  private static Event drew(Prompt.Draw draw, int card) {
    Card drawn = draw.cards().get(card - 1);
    return new Event.Drew(draw.player(), drawn.calamity(), drawn.giver());
  }
}
