package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A game of 18 players, made up to any number of events: facts, calls, victims and losses. */
final class LongGame {
  private static final List<Civilization> PLAYERS = LineUp.ALL_18.civilizations();
  private static final List<Advance> ADVANCES = Advances.all().list();
  private static final List<Calamity> CALAMITIES =
      List.of(Calamity.FAMINE, Calamity.SUPERSTITION, Calamity.EPIDEMIC);

  private final History history = History.of(Setup.standard(LineUp.ALL_18));
  private final Random random = new Random(5);

  static History of(int events) {
    LongGame game = new LongGame();
    while (game.history.size() < events) {
      game.step(events);
    }
    return game.history;
  }

  private void step(int events) {
    Prompt prompt = history.now().prompt();
    if (prompt instanceof Prompt.Gather) {
      turn(events);
    } else if (!answer(prompt)) {
      throw new IllegalStateException("nobody knows an answer: " + prompt);
    }
  }

  private void turn(int events) {
    for (Civilization player : PLAYERS) {
      if (history.size() < events - 1) {
        tries(new Event.Has(player, Count.CITIES, 3 + random.nextInt(6)));
        tries(new Event.Has(player, Count.TOKENS, 15 + random.nextInt(20)));
        tries(new Event.Owns(player, ADVANCES.get(random.nextInt(ADVANCES.size()))));
        Calamity calamity = CALAMITIES.get(random.nextInt(CALAMITIES.size()));
        tries(new Event.Holds(player, calamity, Giver.DRAWN));
      }
    }
    tries(new Event.WentOn());
  }

  private boolean answer(Prompt prompt) {
    if (prompt instanceof Prompt.Tasks tasks) {
      return tasks.tasks().stream().anyMatch(task -> answer(task.prompt()));
    }
    if (prompt instanceof Prompt.Call call) {
      return tries(new Event.Called(call.calamity()));
    }
    if (prompt instanceof Prompt.HowMany asked) {
      return tries(new Event.Has(asked.player(), asked.count(), 4));
    }
    if (prompt instanceof Prompt.Name name) {
      List<Civilization> legal = new ArrayList<>(name.legal());
      return tries(new Event.Named(name.player(), legal.subList(0, name.most())));
    }
    return prompt instanceof Prompt.Lose lose ? lose(lose) : others();
  }

  private boolean lose(Prompt.Lose lose) {
    int much = lose.much().number();
    List<Integer> reduced = new ArrayList<>();
    for (int i = 0; i < much; i++) {
      reduced.add(1);
    }
    return tries(new Event.Took(lose.player(), Worksheet.tokens(much)))
        || tries(new Event.Took(lose.player(), new Worksheet(0, 0, reduced)))
        || tries(new Event.Took(lose.player(), Worksheet.destroyed(much)))
        || anyLoss(lose.player());
  }

  private boolean anyLoss(Civilization player) {
    for (int tokens = 0; tokens < 55; tokens++) {
      for (int cities = 0; cities < 10; cities++) {
        if (tries(new Event.Took(player, new Worksheet(tokens, cities, List.of())))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean others() {
    if (tries(new Event.WentOn())) {
      return true;
    }
    for (Civilization player : PLAYERS) {
      for (Answer answer : Answer.values()) {
        if (tries(new Event.Answered(player, answer))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean tries(Event event) {
    return history.play(event) instanceof Outcome.Played;
  }
}
