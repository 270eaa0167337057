package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.Track;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** A whole turn of a random table, played with random answers of those that are offered. */
final class RandomTurn {
  private static final int ENDLESS = 5_000;

  private final Random random;
  private final RandomAnswer answers;
  private Game game;

  private RandomTurn(long seed) {
    random = new Random(seed);
    answers = new RandomAnswer(random);
    game = Turn.begin(setup());
  }

  /** Plays the turn of this seed and shows every state on the way. */
  static Game play(long seed, Consumer<Game> watcher) {
    RandomTurn turn = new RandomTurn(seed);
    turn.gather();
    turn.play(new Event.WentOn());
    while (!(turn.game.prompt() instanceof Prompt.Gather)) {
      watcher.accept(turn.game);
      turn.play(turn.answers.to(turn.game.prompt(), turn.game.table()));
      if (turn.game.size() > ENDLESS) {
        throw new AssertionError("a turn without end: seed " + seed);
      }
    }
    watcher.accept(turn.game);
    return turn.game;
  }

  private Setup setup() {
    LineUp lineUp = answers.any(List.of(LineUp.values()));
    Rulings rulings = Rulings.standard();
    for (Reading reading : Reading.values()) {
      rulings = random.nextInt(4) == 0 ? rulings.with(reading) : rulings;
    }
    Track track = answers.any(List.of(Track.values()));
    return new Setup(lineUp, track, rulings, Setup.standard(lineUp).seats());
  }

  /** Some facts are entered, some are left unknown. */
  private void gather() {
    for (Civilization player : game.table().setup().civilizations()) {
      for (Count count : List.of(Count.CITIES, Count.TOKENS, Count.TREASURY, Count.CARDS)) {
        if (random.nextInt(3) > 0) {
          int most = count == Count.CITIES ? count.most() : 25;
          play(new Event.Has(player, count, answers.between(0, most)));
        }
      }
      play(new Event.Has(player, Count.POSITION, answers.between(0, 15)));
      for (Advance advance : Advance.values()) {
        if (random.nextInt(5) == 0) {
          play(new Event.Owns(player, advance));
        }
      }
      for (int i = random.nextInt(5); i > 0; i--) {
        hold(player);
      }
    }
  }

  private void hold(Civilization player) {
    Calamity calamity = answers.any(List.of(Calamity.values()));
    Giver giver =
        calamity.row().kind().tradeable() && random.nextBoolean()
            ? Giver.traded(answers.any(game.table().setup().civilizations()))
            : answers.any(List.of(Giver.DRAWN, Giver.UNKNOWN));
    if (!Facts.impossible(player, calamity, giver, game.table()).isPresent()) {
      play(new Event.Holds(player, calamity, giver));
    }
  }

  private void play(Event event) {
    Outcome outcome = game.play(event);
    if (outcome instanceof Outcome.Refused refused) {
      throw new AssertionError(
          event + " was offered but refused, " + refused + "; prompt: " + game.prompt());
    }
    game = ((Outcome.Played) outcome).game();
  }
}
