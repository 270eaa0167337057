package io.augur.app.abilities;

import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The use of an ability while it is entered: in which way, and what it changes. */
record Use(Civilization player, Prompt.Abilities.Offer offer, Way way, Game game, Draft draft) {
  static final String NUMBER = "number";
  static final String WORTH = "worth";
  private static final String ABILITY = "ability";
  private static final String WAY = "way";

  /** The use that is being entered; a single ability needs no picking. */
  static Optional<Use> of(Asked asked) {
    Prompt.Abilities prompt = (Prompt.Abilities) asked.prompt();
    int picked = asked.draft().number(ABILITY, prompt.offers().size() == 1 ? 0 : -1);
    if (picked < 0) {
      return Optional.empty();
    }
    Prompt.Abilities.Offer offer = prompt.offers().get(picked);
    Way way = Way.of(offer.ability()).get(asked.draft().number(WAY, 0));
    return Optional.of(new Use(prompt.player(), offer, way, asked.game(), asked.draft()));
  }

  /** Another ability or way begins with nothing entered. */
  static Draft picking(int offer) {
    return Draft.EMPTY.with(ABILITY, offer);
  }

  Draft inWay(int other) {
    return picking(draft.number(ABILITY, 0)).with(WAY, other);
  }

  boolean touches(Civilization other) {
    return draft.has(name(other));
  }

  Draft touching(Civilization other) {
    return touches(other)
        ? draft
            .without(name(other))
            .without(name(other, Count.CITIES))
            .without(name(other, Count.TOKENS))
        : draft.with(name(other), 1);
  }

  int taken(Civilization other, Count count) {
    return draft.number(name(other, count), 0);
  }

  Draft taking(Civilization other, Count count, int number) {
    return draft.with(name(other, count), number);
  }

  int number() {
    return draft.number(NUMBER, 0);
  }

  /** No card is worth less than one. */
  int worth() {
    return Math.max(number(), draft.number(WORTH, 0));
  }

  Event.Used event() {
    return new Event.Used(player, offer.ability(), changes());
  }

  /** How many there are of something, or how many there could be. */
  int known(Civilization who, Count count) {
    Counts counts = game.table().player(who).counts();
    return counts.knows(count) ? counts.of(count) : count.most();
  }

  int measure(Measure measure) {
    return offer.ability().advance().measure(measure).orElse(0);
  }

  private List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    switch (way) {
      case MOVE -> {}
      case DESTROY -> units(changes);
      case ANNEX -> annex(changes);
      case PAY -> change(player, Count.TREASURY, -annex(changes), changes);
      case COLLECT -> collect(changes);
      case FILL -> change(player, Count.TREASURY, number(), changes);
      case SELL -> {
        change(player, Count.CARDS, -number(), changes);
        change(player, Count.TREASURY, worth() * measure(Measure.FACTOR), changes);
      }
      case CONVERT -> change(player, Count.TOKENS, number(), changes);
      case CONVERT_CITY -> change(player, Count.CITIES, 1, changes);
    }
    return changes;
  }

  private void units(List<Change> changes) {
    for (Civilization other : offer.legal()) {
      change(other, Count.CITIES, -taken(other, Count.CITIES), changes);
      change(other, Count.TOKENS, -taken(other, Count.TOKENS), changes);
    }
  }

  /** What all of it is worth. */
  private int annex(List<Change> changes) {
    units(changes);
    int cities = 0;
    int tokens = 0;
    for (Civilization other : offer.legal()) {
      cities += taken(other, Count.CITIES);
      tokens += taken(other, Count.TOKENS);
    }
    change(player, Count.CITIES, cities, changes);
    change(player, Count.TOKENS, tokens, changes);
    return UnitPoints.of(cities, tokens);
  }

  private void collect(List<Change> changes) {
    int cards = 0;
    for (Civilization other : offer.legal()) {
      if (touches(other)) {
        change(other, Count.CARDS, -1, changes);
        cards++;
      }
    }
    change(player, Count.CARDS, cards, changes);
  }

  private static void change(Civilization who, Count count, int by, List<Change> changes) {
    if (by != 0) {
      changes.add(new Change(who, count, by));
    }
  }

  private static String name(Civilization other) {
    return "on " + other.key();
  }

  private static String name(Civilization other, Count count) {
    return count.key() + " of " + other.key();
  }
}
