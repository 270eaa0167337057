package io.augur.rules.random;

import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Prompt.Abilities.Offer;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Measure;
import io.augur.rules.table.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Uses special abilities in one of the ways that are offered, or passes. */
final class RandomUse {
  private final Random random;
  private final Table table;
  private final Civilization user;
  private final List<Change> changes = new ArrayList<>();

  private RandomUse(Random random, Table table, Civilization user) {
    this.random = random;
    this.table = table;
    this.user = user;
  }

  static Event of(Prompt.Abilities prompt, Table table, Random random) {
    Offer offer = prompt.offers().get(random.nextInt(prompt.offers().size()));
    RandomUse use = new RandomUse(random, table, prompt.player());
    return random.nextInt(4) > 0 && use.fill(offer)
        ? new Event.Used(prompt.player(), offer.ability(), use.changes)
        : new Event.Answered(prompt.player(), Answer.DONE);
  }

  /** Whether the ability can be used as it was tried. */
  private boolean fill(Offer offer) {
    Standing standing = table.player(user).standing();
    Counts counts = table.player(user).counts();
    return switch (offer.ability()) {
      case DIASPORA -> true;
      case FUNDAMENTALISM -> strike(offer);
      case MONOTHEISM -> strike(offer) && annex(standing, 0);
      case POLITICS ->
          random.nextBoolean()
              ? standing.tokensInStock() > 0
                  && add(user, Count.TREASURY, upTo(offer, Math.min(5, standing.tokensInStock())))
              : strike(offer) && annex(standing, 1);
      case PROVINCIAL_EMPIRE -> collect(offer);
      case TRADE_ROUTES ->
          counts.cards() > 0
              && standing.tokensInStock() >= 2
              && add(user, Count.CARDS, -1)
              && add(user, Count.TREASURY, 2);
      case UNIVERSAL_DOCTRINE ->
          random.nextBoolean()
              ? standing.citiesInStock() > 0 && add(user, Count.CITIES, 1)
              : standing.tokensInStock() > 0 && add(user, Count.TOKENS, 1);
    };
  }

  private int upTo(Offer offer, int most) {
    int measured = offer.ability().advance().measure(Measure.TOKENS).orElse(most);
    return 1 + random.nextInt(Math.min(measured, most));
  }

  /** Some units of one or two players in an area. */
  private boolean strike(Offer offer) {
    List<Civilization> legal = offer.legal();
    for (int i = 0; i < Math.min(2, legal.size()); i++) {
      Counts counts = table.player(legal.get(i)).counts();
      if (counts.tokens() != 0) {
        add(legal.get(i), Count.TOKENS, -1);
      }
      if (counts.cities() != 0 && (counts.tokens() == 0 || random.nextBoolean())) {
        add(legal.get(i), Count.CITIES, -1);
      }
    }
    return !changes.isEmpty();
  }

  /** Takes what was struck, at this price for each unit point. */
  private boolean annex(Standing standing, int rate) {
    int cities = taken(Count.CITIES);
    int tokens = taken(Count.TOKENS);
    int price = rate * UnitPoints.of(cities, tokens);
    return cities <= standing.citiesInStock()
        && tokens <= standing.tokensInStock()
        && price <= Math.max(0, table.player(user).counts().treasury())
        && (cities == 0 || add(user, Count.CITIES, cities))
        && (tokens == 0 || add(user, Count.TOKENS, tokens))
        && (price == 0 || add(user, Count.TREASURY, -price));
  }

  private boolean collect(Offer offer) {
    int cards = Math.min(offer.legal().size(), 1 + random.nextInt(5));
    offer.legal().subList(0, cards).forEach(giver -> add(giver, Count.CARDS, -1));
    return cards > 0 && add(user, Count.CARDS, cards);
  }

  private int taken(Count count) {
    return -changes.stream().filter(it -> it.count() == count).mapToInt(Change::by).sum();
  }

  private boolean add(Civilization player, Count count, int by) {
    return changes.add(new Change(player, count, by));
  }
}
