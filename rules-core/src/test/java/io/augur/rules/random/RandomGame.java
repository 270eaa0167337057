package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Raiders;
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

/** Some turns of a random table, played with random answers of those that are offered. */
final class RandomGame {
  /** Sees every state in which the table is asked. */
  interface Watcher {
    void see(Game game, Prompt prompt);
  }

  private static final int ENDLESS = 5_000;
  private static final int CORRECTION = 60;

  private final long seed;
  private final Watcher watcher;
  private final Random random;
  private final RandomAnswer answers;
  private Game game;

  private RandomGame(long seed, Watcher watcher) {
    this.seed = seed;
    this.watcher = watcher;
    random = new Random(seed);
    answers = new RandomAnswer(random);
    game = Turn.begin(setup());
  }

  /** Plays so many turns of this seed and shows every state in which the table is asked. */
  static Game play(long seed, int turns, Watcher watcher) {
    RandomGame playing = new RandomGame(seed, watcher);
    for (int i = 0; i < turns; i++) {
      playing.turn();
    }
    return playing.game;
  }

  private void turn() {
    int before = game.size();
    gather();
    watcher.see(game, game.prompt());
    play(new Event.WentOn());
    Prompt prompt = game.prompt();
    while (!(prompt instanceof Prompt.Gather)) {
      watcher.see(game, prompt);
      next(prompt);
      prompt = game.prompt();
      if (game.size() - before > ENDLESS) {
        throw new AssertionError("a turn without end: seed " + seed);
      }
    }
    watcher.see(game, prompt);
  }

  private void next(Prompt prompt) {
    if (random.nextInt(CORRECTION) == 0) {
      correct();
      return;
    }
    Event answer = answers.to(prompt, game.table());
    boolean done = answer instanceof Event.Answered answered && answered.answer() == Answer.DONE;
    if (done && game.play(answer) instanceof Outcome.Refused) {
      // a correction has made the basket impossible, so it is emptied first
      play(new Event.Bought(((Event.By) answer).player(), Basket.EMPTY));
    } else {
      play(answer);
    }
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

  /** Some facts are entered, some are left unknown or as the turn before has left them. */
  private void gather() {
    boolean first = game.table().turn() == 1;
    for (Civilization player : game.table().setup().civilizations()) {
      for (Count count : List.of(Count.CITIES, Count.TOKENS, Count.TREASURY, Count.CARDS)) {
        if (random.nextInt(3) > 0) {
          int most = count == Count.CITIES ? count.most() : 25;
          enter(new Event.Has(player, count, answers.between(0, most)));
        }
      }
      if (first) {
        play(new Event.Has(player, Count.POSITION, answers.between(0, 15)));
        for (Advance advance : Advance.values()) {
          if (random.nextInt(5) == 0) {
            play(new Event.Owns(player, advance));
          }
        }
      }
      for (int i = random.nextInt(5); i > 0; i--) {
        hold(player);
      }
    }
  }

  private void hold(Civilization player) {
    Event.Holds holds = card(player);
    if (Facts.impossible(player, holds.calamity(), holds.giver(), game.table()).isEmpty()) {
      play(holds);
    }
  }

  private Event.Holds card(Civilization player) {
    Calamity calamity = answers.any(List.of(Calamity.values()));
    Giver giver =
        calamity.row().kind().tradeable() && random.nextBoolean()
            ? Giver.traded(answers.any(game.table().setup().civilizations()))
            : answers.any(List.of(Giver.DRAWN, Giver.UNKNOWN));
    return new Event.Holds(player, calamity, giver);
  }

  /** Puts something right, whatever is asked. */
  private void correct() {
    Civilization player = answers.any(game.table().setup().civilizations());
    Advance advance = answers.any(List.of(Advance.values()));
    Count count = answers.any(List.of(Count.values()));
    enter(
        new Event.Corrected(
            switch (random.nextInt(6)) {
              case 0 -> new Event.Owns(player, advance);
              case 1 -> new Event.Lacks(player, advance);
              case 2 -> card(player);
              case 4 -> new Event.Roaming(new Raiders(random.nextInt(51), random.nextInt(19)));
              case 3 -> new Event.HoldsNot(player, card(player).calamity());
              default -> new Event.Has(player, count, random.nextInt(12));
            }));
  }

  /** Plays a fact unless it can't be true. */
  private void enter(Event fact) {
    if (game.play(fact) instanceof Outcome.Played played) {
      game = played.game();
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
