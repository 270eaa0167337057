package io.augur.rules.random;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Gives one of the answers that a prompt offers. */
final class RandomAnswer {
  private final Random random;

  RandomAnswer(Random random) {
    this.random = random;
  }

  Event to(Prompt prompt, Table table) {
    if (prompt instanceof Prompt.Draw draw) {
      Card card = any(draw.cards());
      return new Event.Drew(draw.player(), card.calamity(), card.giver());
    }
    if (prompt instanceof Prompt.Call call) {
      return new Event.Called(call.calamity());
    }
    if (prompt instanceof Prompt.TwoCopies copies) {
      return random.nextBoolean()
          ? new Event.WentOn()
          : new Event.Insisted(any(copies.primaryVictims()));
    }
    if (prompt instanceof Prompt.HowMany ask) {
      return howMany(ask, table);
    }
    if (prompt instanceof Prompt.Name name) {
      return name(name);
    }
    if (prompt instanceof Prompt.Lose lose) {
      return new Event.Took(
          lose.player(),
          RandomWorksheet.of(
              lose.loss(), lose.much().number(), table.player(lose.player()).counts(), random));
    }
    if (prompt instanceof Prompt.Choose choose) {
      return new Event.Answered(choose.player(), any(choose.answers()));
    }
    if (prompt instanceof Prompt.State state) {
      return new Event.Stated(state.player(), between(state.least(), state.most()));
    }
    if (prompt instanceof Prompt.Tasks tasks) {
      return task(tasks, table);
    }
    if (prompt instanceof Prompt.Annex annex) {
      return new RandomSpoils(random, table).of(annex);
    }
    if (prompt instanceof Prompt.Raid raid) {
      return new RandomSpoils(random, table).of(raid);
    }
    if (prompt instanceof Prompt.Discard discard) {
      return new RandomSpoils(random, table).of(discard);
    }
    return RandomBusiness.to(prompt, table, random)
        .orElseThrow(() -> new AssertionError("no answer for " + prompt));
  }

  private Event task(Prompt.Tasks tasks, Table table) {
    if (!tasks.mayInsist().isEmpty() && random.nextInt(8) == 0) {
      return new Event.Insisted(any(tasks.mayInsist()));
    }
    List<Prompt.Task> free = new ArrayList<>(tasks.tasks());
    free.removeIf(task -> !task.waitsFor().isEmpty());
    return to(any(free).prompt(), table);
  }

  private Event howMany(Prompt.HowMany ask, Table table) {
    int most =
        switch (ask.count()) {
          case TOKENS -> Count.TOKENS.most() - Math.max(0, counted(ask, Count.TREASURY, table));
          case TREASURY -> Count.TREASURY.most() - Math.max(0, counted(ask, Count.TOKENS, table));
          case CARDS -> 20;
          default -> ask.count().most();
        };
    return new Event.Has(ask.player(), ask.count(), between(0, most));
  }

  private static int counted(Prompt.HowMany ask, Count count, Table table) {
    return table.player(ask.player()).counts().of(count);
  }

  private Event name(Prompt.Name name) {
    List<Civilization> legal = new ArrayList<>(name.legal());
    Collections.shuffle(legal, random);
    int count = between(name.fewest(), Math.min(name.most(), legal.size()));
    return new Event.Named(name.player(), legal.subList(0, count));
  }

  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  <T> T any(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }
}
