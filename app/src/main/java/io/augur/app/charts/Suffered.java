package io.augur.app.charts;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Phase;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What each player lost in phase 9: as his counts tell, or as he said where nobody counted. */
final class Suffered {
  private final Map<Civilization, Integer> points = new EnumMap<>(Civilization.class);
  private final Map<Civilization, Integer> cities = new EnumMap<>(Civilization.class);

  private Suffered() {}

  static Suffered in(List<Game> states) {
    Suffered suffered = new Suffered();
    for (int i = 1; i < states.size(); i++) {
      Phase phase = Phase.of(states.get(i - 1));
      if (phase == Phase.MINOR || phase == Phase.MAJOR) {
        suffered.add(states.get(i - 1), states.get(i));
      }
    }
    return suffered;
  }

  int points(Civilization player) {
    return points.getOrDefault(player, 0);
  }

  int cities(Civilization player) {
    return cities.getOrDefault(player, 0);
  }

  private void add(Game before, Game after) {
    Event event = after.last().orElseThrow(() -> new IllegalArgumentException("no event"));
    if (event instanceof Event.Corrected) {
      return; // a mistake that is put right is nobody's loss
    }
    for (Player player : after.table().players()) {
      Counts had = before.table().player(player.civilization()).counts();
      add(player.civilization(), event, had, player.counts());
    }
  }

  private void add(Civilization player, Event event, Counts had, Counts has) {
    boolean counted = had.knows(Count.CITIES) && has.knows(Count.CITIES);
    int lost = counted ? had.cities() - has.cities() : said(event, player).cities();
    cities.merge(player, Math.max(0, lost), Integer::sum);
    boolean all = counted && had.knows(Count.TOKENS) && has.knows(Count.TOKENS);
    int worth = all ? had.unitPoints() - has.unitPoints() : said(event, player).damage();
    points.merge(player, Math.max(0, worth), Integer::sum);
  }

  private static Worksheet said(Event event, Civilization player) {
    if (event instanceof Event.Took took && took.player() == player) {
      return took.losses();
    }
    if (event instanceof Event.Raided raided && raided.player() == player) {
      return raided.losses();
    }
    return event instanceof Event.Annexed annexed && annexed.from() == player
        ? new Worksheet(annexed.tokens(), annexed.cities(), List.of())
        : Worksheet.NOTHING;
  }
}
