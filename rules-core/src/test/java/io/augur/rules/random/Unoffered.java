package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Raiders;
import io.augur.rules.log.Samples;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Tries answers that nobody was offered; each has to be refused, and nothing may change. */
final class Unoffered {
  private static final int TRIES = 4;
  private static final int RARELY = 20;

  private final Random random;
  private final Samples samples;

  Unoffered(long seed) {
    random = new Random(seed);
    samples = new Samples(seed);
  }

  void check(Game game, Prompt prompt) {
    for (Event miss : misses(prompt, game)) {
      if (game.play(miss) instanceof Outcome.Played) {
        throw new AssertionError(miss + " was not offered but taken; prompt: " + prompt);
      }
    }
    if (random.nextInt(RARELY) == 0 && !game.prompt().equals(prompt)) {
      throw new AssertionError("what was refused has changed: " + prompt);
    }
  }

  private List<Event> misses(Prompt prompt, Game game) {
    List<Event> misses = new ArrayList<>();
    add(1, impossible(game), misses);
    List<Class<? extends Event>> kinds = new ArrayList<>(Samples.kinds());
    kinds.removeAll(Kinds.of(prompt));
    kinds.remove(Event.Corrected.class);
    misses.add(samples.event(kinds.get(random.nextInt(kinds.size()))));
    List<Prompt> open = open(prompt);
    Prompt one = open.get(random.nextInt(open.size()));
    if (open.stream().noneMatch(it -> it != one && asked(it).equals(asked(one)))) {
      add(TRIES, NearMiss.to(one, game.table(), random), misses);
    }
    if (prompt instanceof Prompt.Tasks tasks) {
      add(2, unasked(tasks, game), misses);
    }
    return misses;
  }

  private void add(int most, List<Event> some, List<Event> misses) {
    for (int i = 0; i < most && !some.isEmpty(); i++) {
      misses.add(some.get(random.nextInt(some.size())));
    }
  }

  /** Facts that can't be, entered as a correction. */
  private List<Event> impossible(Game game) {
    List<Civilization> players = game.table().setup().civilizations();
    Civilization one = players.get(random.nextInt(players.size()));
    List<Event.Fact> facts = new ArrayList<>();
    for (Count count : Count.values()) {
      facts.add(new Event.Has(one, count, -1));
      facts.add(new Event.Has(one, count, count.most() + 1));
    }
    facts.add(new Event.Holds(one, Calamity.TREACHERY, Giver.traded(one)));
    facts.add(new Event.Holds(one, Calamity.FAMINE, Giver.traded(players.get(0))));
    facts.add(new Event.Roaming(new Raiders(-1, 0)));
    facts.add(new Event.Roaming(new Raiders(0, 19)));
    for (Civilization absent : Civilization.values()) {
      if (!players.contains(absent)) {
        facts.add(new Event.Has(absent, Count.CITIES, 1));
        facts.add(new Event.Owns(absent, Advance.POTTERY));
      }
    }
    List<Event> corrections = new ArrayList<>();
    facts.forEach(it -> corrections.add(new Event.Corrected(it)));
    return corrections;
  }

  /** What is asked now, of whomever. */
  private static List<Prompt> open(Prompt prompt) {
    List<Prompt> open = new ArrayList<>();
    if (prompt instanceof Prompt.Tasks tasks) {
      tasks.tasks().forEach(task -> open.add(task.prompt()));
    } else {
      open.add(prompt);
    }
    return open;
  }

  /** Answers by players who are not asked, who wait, or who have nobody to wait for. */
  private List<Event> unasked(Prompt.Tasks tasks, Game game) {
    List<Event> misses = new ArrayList<>();
    List<Civilization> free = new ArrayList<>();
    for (Prompt.Task task : tasks.tasks()) {
      if (task.waitsFor().isEmpty()) {
        free.addAll(asked(task.prompt()));
      }
    }
    for (Civilization player : Civilization.values()) {
      if (!tasks.mayInsist().contains(player)) {
        misses.add(new Event.Insisted(player));
      }
      if (!free.contains(player)) {
        misses.add(new Event.Answered(player, Answer.DONE));
        misses.add(new Event.Answered(player, Answer.DECLINES));
        misses.add(new Event.Stated(player, 1));
        misses.add(new Event.Has(player, Count.TOKENS, 1));
      }
    }
    Prompt one = tasks.tasks().get(random.nextInt(tasks.tasks().size())).prompt();
    if (Collections.disjoint(free, asked(one))) {
      misses.add(new RandomAnswer(random).to(one, game.table()));
    }
    return misses;
  }

  /** Who answers the question; nobody if everybody may. */
  private static List<Civilization> asked(Prompt prompt) {
    if (prompt instanceof Prompt.Annex annex) {
      return List.of(annex.to());
    }
    return Kinds.player(prompt).map(List::of).orElseGet(List::of);
  }
}
