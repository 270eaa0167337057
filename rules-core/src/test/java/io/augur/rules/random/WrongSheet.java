package io.augur.rules.random;

import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Losses that are one piece off what a question allows. */
final class WrongSheet {
  private final List<Event> misses = new ArrayList<>();

  private WrongSheet() {}

  static List<Event> to(Prompt prompt, Table table, Random random) {
    WrongSheet wrong = new WrongSheet();
    RandomAnswer answers = new RandomAnswer(random);
    if (prompt instanceof Prompt.Lose lose) {
      wrong.lose(lose, (Event.Took) answers.to(prompt, table));
    } else if (prompt instanceof Prompt.Support support) {
      Worksheet good = ((Event.Took) answers.to(prompt, table)).losses();
      wrong.oneCityMore(support.player(), good, 5); // the largest of them was not needed
      wrong.oneCityLess(support.player(), good);
      wrong.took(support.player(), good.tokens() + 1, 0, good.reducedTo());
    } else if (prompt instanceof Prompt.Raid raid) {
      wrong.raid(raid, table.player(raid.player()).counts());
    } else if (prompt instanceof Prompt.Annex annex) {
      wrong.annex(annex, (Event.Annexed) answers.to(prompt, table));
    }
    return wrong.misses;
  }

  private void lose(Prompt.Lose lose, Event.Took took) {
    Worksheet good = took.losses();
    Civilization player = lose.player();
    took(player, good.tokens() + 1, good.destroyed(), good.reducedTo());
    took(player, good.tokens() - 1, good.destroyed(), good.reducedTo());
    took(player, good.tokens(), good.destroyed() - 1, good.reducedTo());
    misses.add(new Event.Took(player, Worksheet.NOTHING));
    oneCityLess(player, good);
    if (lose.loss() != Loss.DAMAGE) {
      took(player, good.tokens(), good.destroyed() + 1, good.reducedTo());
      oneCityMore(player, good, 5); // the largest of them was not needed
    }
    oneCityMore(player, good, 6);
    oneCityMore(player, good, -1);
  }

  private void oneCityMore(Civilization player, Worksheet good, int to) {
    List<Integer> more = new ArrayList<>(good.reducedTo());
    more.add(to);
    took(player, good.tokens(), good.destroyed(), more);
  }

  private void oneCityLess(Civilization player, Worksheet good) {
    List<Integer> reduced = good.reducedTo();
    if (!reduced.isEmpty()) {
      took(player, good.tokens(), good.destroyed(), reduced.subList(0, reduced.size() - 1));
    }
  }

  private void took(Civilization player, int tokens, int destroyed, List<Integer> reducedTo) {
    misses.add(new Event.Took(player, new Worksheet(tokens, destroyed, reducedTo)));
  }

  private void raid(Prompt.Raid raid, Counts counts) {
    raided(raid, counts.tokens() + 1, raid.mostCities(), 0);
    raided(raid, 0, raid.mostCities() + 1, 0);
    raided(raid, 0, raid.leastCities() - 1, 0);
    raided(raid, 0, raid.mostCities(), raid.barbarians() + 1);
    raided(raid, 0, raid.mostCities(), -1);
  }

  private void raided(Prompt.Raid raid, int tokens, int cities, int killed) {
    misses.add(new Event.Raided(raid.player(), new Worksheet(tokens, cities, List.of()), killed));
  }

  private void annex(Prompt.Annex annex, Event.Annexed good) {
    Civilization from = annex.from();
    misses.add(new Event.Annexed(annex.to(), annex.to(), good.cities(), good.tokens()));
    misses.add(new Event.Annexed(annex.to(), from, annex.most() + 1, 0));
    misses.add(new Event.Annexed(annex.to(), from, 0, annex.most() + 1));
    misses.add(new Event.Annexed(annex.to(), from, -1, good.tokens() + 5));
    misses.add(new Event.Annexed(annex.to(), from, good.cities() + 1, -5));
  }
}
