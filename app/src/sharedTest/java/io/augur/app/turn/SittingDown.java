package io.augur.app.turn;

import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.hand.HandRobot;
import io.augur.app.setup.SetupRobot;
import io.augur.app.table.TableRobot;
import io.augur.app.ui.Say;
import io.augur.app.ui.Who;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.ArrayList;
import java.util.List;

/** All that a table enters before phase 8, screen by screen. */
final class SittingDown {
  private static final int USUAL_PLAYERS = 9;

  private final App app;
  private final Setup setup;

  SittingDown(App app, Setup setup) {
    this.app = app;
    this.setup = setup;
  }

  void make() {
    SetupRobot form = new SetupRobot().newTable().name("Friday night");
    int players = setup.seats().size();
    for (int n = USUAL_PLAYERS; n != players; n += players > n ? 1 : -1) {
      form.tap(players > n ? R.id.more : R.id.fewer);
    }
    if (setup.lineUp() == LineUp.EAST_5) {
      form.tap(R.id.east);
    }
    for (Seat seat : setup.seats()) {
      if (!seat.player().isEmpty()) {
        form.player(name(seat.civilization()), seat.player());
      }
    }
    form.create();
  }

  /** Of the first so many players on their pages. */
  void tell(List<Event> events, int typed) {
    List<Civilization> byHand = setup.civilizations().subList(0, typed);
    byHand.forEach(player -> type(player, events));
    long id = TurnRobot.id(app);
    for (Event event : events) {
      boolean done = !(event instanceof Event.Holds) && !byHand.contains(player(event));
      if (done) {
        app.parts().sessions().of(id).play(event);
      }
    }
  }

  private void type(Civilization player, List<Event> events) {
    TableRobot page = new TableRobot(app).open(name(player));
    for (Event event : events) {
      if (event instanceof Event.Has has && has.player() == player) {
        page.type(text(label(has.count())), String.valueOf(has.number()));
      } else if (event instanceof Event.Owns owns && owns.player() == player) {
        String advance = Say.in(TurnRobot.context()).say(Names.of(owns.advance()));
        page.search(advance).advance(advance);
      }
    }
    page.tap(R.id.save);
  }

  /** The phone goes round; whoever has no cards hands it on behind the curtain. */
  void deal(List<Event> events) {
    new TableRobot(app).tap(R.id.next);
    HandRobot hand = new HandRobot();
    for (Civilization player : setup.civilizations()) {
      List<Event.Holds> cards = new ArrayList<>();
      for (Event event : events) {
        if (event instanceof Event.Holds holds && holds.player() == player) {
          cards.add(holds);
        }
      }
      if (cards.isEmpty()) {
        hand.nothing();
      } else {
        hand.hold();
        cards.forEach(card -> enter(card, hand));
        hand.next();
      }
    }
  }

  private void enter(Event.Holds card, HandRobot hand) {
    hand.stack(card.calamity().row().stack());
    hand.name(Say.in(TurnRobot.context()).say(card.calamity().row().title()));
    if (card.calamity().row().kind().tradeable()) {
      hand.giver(giver(card.giver()));
    }
  }

  private String giver(Giver giver) {
    for (Seat seat : setup.seats()) {
      if (giver.equals(Giver.traded(seat.civilization()))) {
        return seat.player().isEmpty() ? name(seat.civilization()) : seat.player();
      }
    }
    return text(giver.equals(Giver.DRAWN) ? R.string.hand_drew : R.string.hand_unsure);
  }

  private static Civilization player(Event event) {
    return event instanceof Event.Has has ? has.player() : ((Event.Owns) event).player();
  }

  private static int label(Count count) {
    return switch (count) {
      case CITIES -> R.string.seat_count_cities;
      case TOKENS -> R.string.seat_count_tokens;
      case TREASURY -> R.string.seat_count_treasury;
      case CARDS -> R.string.seat_count_cards;
      case POSITION -> R.string.seat_count_position;
    };
  }

  private static String name(Civilization civilization) {
    return Who.name(civilization, TurnRobot.context());
  }

  private static String text(int text) {
    return TurnRobot.context().getString(text);
  }
}
