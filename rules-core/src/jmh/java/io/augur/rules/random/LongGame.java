package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.History;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.List;
import java.util.Random;

/**
 * A game of 18 players of so many events: before each turn the table tells what everybody has and
 * deals calamities, and then it plays through phases 8 to 13 with the answers of random play.
 */
public final class LongGame {
  private static final List<Civilization> PLAYERS = LineUp.ALL_18.civilizations();
  private static final List<Calamity> CALAMITIES = List.of(Calamity.values());
  private static final int DEALT = 24;

  private final History history = History.of(Setup.standard(LineUp.ALL_18));
  private final Random random = new Random(5);
  private final RandomAnswer answers = new RandomAnswer(random);

  private LongGame() {}

  public static History of(int events) {
    return new LongGame().upTo(events);
  }

  private History upTo(int events) {
    while (history.size() < events) {
      Prompt prompt = history.now().prompt();
      if (!(prompt instanceof Prompt.Gather)) {
        play(answers.to(prompt, history.now().table()));
      } else if (gather(events)) {
        play(new Event.WentOn());
      }
    }
    return history;
  }

  /** The same game after so many facts about one player that are all put right again. */
  public static History after(int facts, int events) {
    LongGame game = new LongGame();
    for (int i = 0; i < facts; i++) {
      game.play(new Event.Has(PLAYERS.get(0), Count.CITIES, i % 2));
    }
    return game.upTo(facts + events);
  }

  /** What a table has to say between two turns, and whether there is room for more events. */
  private boolean gather(int events) {
    for (Civilization player : PLAYERS) {
      tell(player, Count.CITIES, answers.between(3, 8), events);
      tell(player, Count.TOKENS, answers.between(15, 30), events);
      tell(player, Count.TREASURY, answers.between(0, 15), events);
      tell(player, Count.CARDS, answers.between(4, 12), events);
    }
    for (int i = 0; i < DEALT && history.size() < events; i++) {
      hold(answers.any(PLAYERS), answers.any(CALAMITIES));
    }
    return history.size() < events;
  }

  private void tell(Civilization player, Count count, int number, int events) {
    if (history.size() < events) {
      play(new Event.Has(player, count, Math.min(number, inStock(player, count))));
    }
  }

  /** The tokens of a player are on the board, in treasury or in stock. */
  private int inStock(Civilization player, Count count) {
    Counts counts = history.now().table().player(player).counts();
    return switch (count) {
      case TOKENS -> count.most() - Math.max(0, counts.treasury());
      case TREASURY -> count.most() - Math.max(0, counts.tokens());
      default -> count.most();
    };
  }

  private void hold(Civilization player, Calamity calamity) {
    Giver giver =
        calamity.row().kind().tradeable() && random.nextBoolean()
            ? Giver.traded(answers.any(PLAYERS))
            : Giver.DRAWN;
    if (!Facts.impossible(player, calamity, giver, history.now().table()).isPresent()) {
      play(new Event.Holds(player, calamity, giver));
    }
  }

  private void play(Event event) {
    if (history.play(event) instanceof Outcome.Refused refused) {
      throw new IllegalStateException(event + " was refused: " + refused);
    }
  }
}
