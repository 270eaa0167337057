package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the table does and does not know of a history, where it stands. */
final class Secrets {
  private final History history;
  private final Hands hands;
  private final Map<Integer, Held> cards = new HashMap<>();
  private final Map<Integer, List<Held>> gathered = new HashMap<>();
  private final Map<Integer, List<Held>> shuffled = new HashMap<>();

  private Secrets(History history) {
    this.history = history;
    this.hands = new Hands(history.state(history.start()).table());
  }

  static Secrets of(History history) {
    Secrets secrets = new Secrets(history);
    secrets.sealed(history.start());
    for (int i = history.start() + 1; i <= history.at(); i++) {
      secrets.follow(i);
      secrets.sealed(i);
    }
    return secrets;
  }

  private void follow(int event) {
    Game game = history.state(event);
    Table before = history.state(event - 1).table();
    Event last = game.last().orElseThrow(IllegalStateException::new);
    Event said = last instanceof Event.Corrected corrected ? corrected.fact() : last;
    if (said instanceof Event.Holds it) {
      cards.put(event, hands.enter(it.player(), it.calamity(), it.giver()));
    } else if (said instanceof Event.HoldsNot it) {
      cards.put(event, hands.takeBack(it.player(), it.calamity()));
    } else if (said instanceof Event.Drew it) {
      cards.put(event, hands.draw(it.player(), it.calamity(), it.giver()));
    } else if (said instanceof Event.WentOn && gathers(history.state(event - 1))) {
      gathered.put(event, hands.all());
      hands.all().forEach(Held::gather);
    }
    look(before, game.table());
  }

  @SuppressWarnings("ReferenceEquality") // nobody has turned over a card of the same player
  private void look(Table before, Table table) {
    for (int i = before.parts().size(); i < table.parts().size(); i++) {
      if (table.parts().get(i).as() == Part.As.BENEFICIARY) {
        hands.named(table.parts().get(i), table);
      }
    }
    for (Player player : table.players()) {
      if (player != before.player(player.civilization())) {
        hands.look(player);
      }
    }
  }

  static boolean gathers(Game game) {
    return !game.isOver() && game.prompt() instanceof Prompt.Gather;
  }

  /** Remembers which cards lay in a shuffle that was sealed. */
  private void sealed(int event) {
    Game game = history.state(event);
    if (!history.asides(event).isEmpty()
        && !game.isOver()
        && game.prompt() instanceof Prompt.Draw draw) {
      shuffled.put(event, new ArrayList<>(hands.of(draw.player())));
    }
  }

  /** Whether all cards of the hand that was shuffled behind this event are known by now. */
  boolean isOpen(int event) {
    return shuffled.containsKey(event) && shuffled.get(event).stream().allMatch(Held::isNamed);
  }

  /** The first state with empty hands; what lies in them is told when phase 8 begins, if ever. */
  Game first() {
    Table table = history.state(history.start()).table();
    for (Player player : table.players()) {
      table =
          table.with(
              new Player(player.civilization(), player.holding(), player.counts(), List.of()));
    }
    return Turn.resume(table);
  }

  /** What an event told the table, in its words: hidden cards are left out, others told late. */
  List<Event> said(int event) {
    List<Event> said = new ArrayList<>();
    gathered.getOrDefault(event, List.of()).stream()
        .filter(Held::isNamed)
        .map(Held::event)
        .forEach(said::add);
    Event last = history.state(event).last().orElseThrow(IllegalStateException::new);
    Held held = cards.get(event);
    if (held == null) {
      said.add(last);
    } else if (held.isNamed()) {
      known(last, held).ifPresent(said::add);
    }
    return said;
  }

  private static Optional<Event> known(Event event, Held held) {
    if (event instanceof Event.Corrected corrected) {
      return known(corrected.fact(), held).map(it -> new Event.Corrected((Event.Fact) it));
    }
    if (event instanceof Event.Holds) {
      return held.isGathered() ? Optional.empty() : Optional.of(held.event());
    }
    return Optional.of(
        event instanceof Event.Drew it
            ? new Event.Drew(it.player(), it.calamity(), held.giver())
            : event);
  }

  /** How many cards of a player the table knows nothing about. */
  int hidden(Civilization player) {
    return (int) hands.of(player).stream().filter(it -> !it.isNamed()).count();
  }
}
