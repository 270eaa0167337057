package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Aside;
import io.augur.rules.log.History;
import io.augur.rules.log.Shuffle;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Journal;
import io.augur.rules.view.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** A game that the table can't tell from another one, although one card in it is not the same. */
final class Twin {
  private final List<Event> events;
  private final Random random;

  Twin(List<Event> events, Random random) {
    this.events = events;
    this.random = random;
  }

  /** The same game with another card in some hand, if nobody could have seen the difference. */
  Optional<History> of(History history) {
    List<Integer> entered = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      if (fact(events.get(i)) instanceof Event.Holds) {
        entered.add(i);
      }
    }
    if (entered.isEmpty()) {
      return Optional.empty();
    }
    int changed = entered.get(random.nextInt(entered.size()));
    Event.Holds was = (Event.Holds) fact(events.get(changed));
    Event.Holds is = other(was, history);
    Game game = history.state(changed);
    List<Event> played = new ArrayList<>(events.subList(0, changed));
    for (int i = changed; i < events.size(); i++) {
      Event event = i == changed ? like(events.get(i), is) : adapted(events.get(i), was, is, game);
      if (!(game.play(event) instanceof Outcome.Played next)
          || !looksLike(next.game(), history.state(i + 1))
          || (!was.giver().equals(is.giver()) && giverIsKnown(next.game(), is))) {
        return Optional.empty();
      }
      game = next.game();
      played.add(event);
    }
    History twin = sealed(game, played);
    return tapped(twin).equals(tapped(history)) ? Optional.of(twin) : Optional.empty();
  }

  private Event.Holds other(Event.Holds was, History history) {
    List<Civilization> players = history.setup().civilizations();
    Giver giver =
        switch (random.nextInt(4)) {
          case 0 -> Giver.DRAWN;
          case 1 -> Giver.UNKNOWN;
          case 2 -> was.giver();
          default -> Giver.traded(players.get(random.nextInt(players.size())));
        };
    Calamity[] all = Calamity.values();
    Calamity calamity = random.nextBoolean() ? was.calamity() : all[random.nextInt(all.length)];
    return new Event.Holds(was.player(), calamity, giver);
  }

  /** Later events about the card have to speak of the other one. */
  private static Event adapted(Event event, Event.Holds was, Event.Holds is, Game game) {
    if (event instanceof Event.Drew drew
        && !game.isOver()
        && game.prompt() instanceof Prompt.Draw draw) {
      for (Card card : draw.cards()) {
        if (card.calamity() == drew.calamity()) {
          return new Event.Drew(drew.player(), card.calamity(), card.giver());
        }
      }
    }
    return fact(event) instanceof Event.HoldsNot not
            && not.player() == was.player()
            && not.calamity() == was.calamity()
        ? like(event, new Event.HoldsNot(is.player(), is.calamity()))
        : event;
  }

  private static Event fact(Event event) {
    return event instanceof Event.Corrected corrected ? corrected.fact() : event;
  }

  private static Event like(Event event, Event.Fact fact) {
    return event instanceof Event.Corrected ? new Event.Corrected(fact) : fact;
  }

  /** Who gave a card is told with its beneficiary. */
  private static boolean giverIsKnown(Game game, Event.Holds card) {
    List<Part> parts = game.table().parts();
    for (Part part : parts) {
      boolean benefits = part.as() == Part.As.BENEFICIARY && part.calamity() == card.calamity();
      if (benefits
          && parts.contains(
              new Part(part.calamity(), part.copy(), card.player(), Part.As.PRIMARY_VICTIM))) {
        return true;
      }
    }
    return false;
  }

  private static boolean looksLike(Game one, Game other) {
    return Journal.of(one).equals(Journal.of(other))
        && TableView.of(one).equals(TableView.of(other));
  }

  /**
   * A history of these events in which every draw was sealed, by a chance that is always the same.
   */
  static History sealed(Game game, List<Event> events) {
    History history = History.of(game.table().setup());
    Random chance = new Random(events.size());
    for (Event event : events) {
      int place = 0;
      if (event instanceof Event.Drew drew && history.now().prompt() instanceof Prompt.Draw draw) {
        Shuffle shuffle = Shuffle.of(draw.cards().size(), () -> chance.nextInt(256));
        history.note(new Aside.Sealed(shuffle, shuffle.seal()));
        int card = draw.cards().indexOf(Card.hidden(drew.calamity(), drew.giver()));
        place = 1 + shuffle.order().indexOf(1 + card);
      }
      history.play(event);
      if (place > 0) {
        history.note(new Aside.Tapped(place));
      }
    }
    return history;
  }

  /** Which cards the neighbours tapped, for all to see. */
  private static List<Aside> tapped(History history) {
    List<Aside> tapped = new ArrayList<>();
    for (int i = 0; i <= history.size(); i++) {
      tapped.addAll(history.asides(i));
    }
    tapped.removeIf(aside -> !(aside instanceof Aside.Tapped));
    return tapped;
  }
}
