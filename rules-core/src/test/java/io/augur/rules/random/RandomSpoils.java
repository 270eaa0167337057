package io.augur.rules.random;

import io.augur.rules.effect.Unit;
import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Gives one of the answers to what others take from a player. */
final class RandomSpoils {
  private final Random random;
  private final Table table;

  RandomSpoils(Random random, Table table) {
    this.random = random;
    this.table = table;
  }

  Event of(Prompt.Annex annex) {
    List<Event> fitting = new ArrayList<>();
    Counts counts = counts(annex.from());
    int mostTokens = annex.unit() == Unit.CITIES ? 0 : counts.tokens();
    for (int cities = 0; cities <= counts.cities(); cities++) {
      for (int tokens = 0; tokens <= mostTokens; tokens++) {
        int worth = annex.unit() == Unit.CITIES ? cities : UnitPoints.of(cities, tokens);
        if (worth >= annex.least() && worth <= annex.most()) {
          fitting.add(new Event.Annexed(annex.to(), annex.from(), cities, tokens));
        }
      }
    }
    return fitting.get(random.nextInt(fitting.size()));
  }

  Event of(Prompt.Raid raid) {
    int cities = raid.leastCities() + random.nextInt(raid.mostCities() - raid.leastCities() + 1);
    int tokens = random.nextInt(Math.min(7, counts(raid.player()).tokens()) + 1);
    int killed = random.nextInt(raid.barbarians() + 1);
    return new Event.Raided(raid.player(), new Worksheet(tokens, cities, List.of()), killed);
  }

  Event of(Prompt.Discard discard) {
    int cards = 1 + random.nextInt(discard.hand());
    int enough = Math.max(cards, discard.worth().number()) + random.nextInt(9);
    return cards == discard.hand() && random.nextBoolean()
        ? new Event.Discarded(discard.player(), cards, cards)
        : new Event.Discarded(discard.player(), cards, enough);
  }

  private Counts counts(Civilization player) {
    return table.player(player).counts();
  }
}
