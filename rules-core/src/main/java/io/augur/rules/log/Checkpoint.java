package io.augur.rules.log;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Table;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import java.util.Optional;

/** The first lines of a log that goes on between two turns, without the events before. */
public final class Checkpoint {
  static final String TURN = "turn ";
  static final String BEGINS = " begins after ";
  static final String CHOSEN = "chosen: ";
  static final String STANDS = "so it stands";

  private Checkpoint() {}

  /** The lines for where a history stands, if that is before phase 8. */
  public static Optional<String> of(History history) {
    return of(history.now(), history.at());
  }

  /** The lines for a game to which so many events led, if it stands before phase 8. */
  public static Optional<String> of(Game game, int events) {
    return fits(game) ? Optional.of(print(game, events)) : Optional.empty();
  }

  /** Whether nothing is under way that facts could not tell. */
  private static boolean fits(Game game) {
    return !game.isOver()
        && game.prompt() instanceof Prompt.Gather
        && game.table().players().stream()
            .flatMap(it -> it.hand().stream())
            .noneMatch(Card::revealed);
  }

  /** What has to stand before the events that follow this state, to which so many had led. */
  public static String head(Game first, int events) {
    boolean opening =
        events == 0 && first.table().equals(Turn.begin(first.table().setup()).table());
    return opening ? LogText.setup(first.table().setup()) : print(first, events);
  }

  private static String print(Game game, int events) {
    Table table = game.table();
    StringBuilder out = new StringBuilder(LogText.setup(table.setup()));
    Noun.EVENT.write(events, out.append(TURN).append(table.turn()).append(BEGINS));
    out.append('\n');
    for (Player player : table.players()) {
      facts(player, out);
    }
    if (!table.raiders().equals(Raiders.NONE)) {
      fact(new Event.Roaming(table.raiders()), out);
    }
    return out.append(STANDS).append(" #").append(Fingerprint.of(game)).append('\n').toString();
  }

  private static void facts(Player player, StringBuilder out) {
    for (Count count : Count.values()) {
      if (player.counts().knows(count)) {
        fact(new Event.Has(player.civilization(), count, player.counts().of(count)), out);
      }
    }
    for (Advance advance : player.advances().list()) {
      fact(new Event.Owns(player.civilization(), advance), out);
    }
    player
        .holding()
        .chosen()
        .forEach(
            (from, credits) -> {
              out.append(CHOSEN).append(player.civilization().key()).append(' ').append(from.key());
              Baskets.write(credits, out);
              out.append('\n');
            });
    for (Card card : player.hand()) {
      fact(new Event.Holds(player.civilization(), card.calamity(), card.giver()), out);
    }
  }

  private static void fact(Event.Fact fact, StringBuilder out) {
    EventText.write(fact, out);
    out.append('\n');
  }
}
