package io.augur.rules.price;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit.Discount;
import io.augur.rules.table.Credits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * All that a player takes in one turn, as one transaction: the advances, what each benefit is spent
 * on, and the credits chosen.
 */
public record Purchase(
    Holding holding, Advances bought, Map<Advance, Advance> spent, Map<Advance, Credits> chosen) {
  public Purchase {
    spent = Holding.frozen(spent);
    chosen = Holding.frozen(chosen);
    refuse("advance already owned: ", bought.and(holding.owned()));
    if (!spent.isEmpty()) {
      Advances on = Advances.of(spent.values());
      refuse("benefit of an advance not bought: ", Advances.of(spent.keySet()).without(bought));
      refuse("benefit for an advance not bought: ", on.without(bought));
      spent.forEach(Purchase::checkUse);
      if (on.size() < spent.size()) {
        throw new IllegalArgumentException("benefits for one advance > 1: " + spent.size());
      }
    }
    if (!chosen.isEmpty()) {
      refuse("credits of an advance not bought: ", Advances.of(chosen.keySet()).without(bought));
      chosen.forEach(Choice::check);
    }
  }

  /** Nothing bought yet. */
  public static Purchase of(Holding holding) {
    return new Purchase(holding, Advances.none(), Map.of(), Map.of());
  }

  public Purchase with(Advance advance) {
    return new Purchase(holding, bought.with(advance), spent, chosen);
  }

  /** The purchase without an advance, and without what depended on it. */
  public Purchase without(Advance advance) {
    Map<Advance, Advance> uses = Holding.copy(spent);
    uses.remove(advance);
    uses.values().removeIf(advance::equals);
    Map<Advance, Credits> choices = Holding.copy(chosen);
    choices.remove(advance);
    return new Purchase(holding, bought.without(advance), uses, choices);
  }

  public Purchase spending(Advance from, Advance on) {
    Map<Advance, Advance> uses = Holding.copy(spent);
    uses.put(from, on);
    return new Purchase(holding, bought, uses, chosen);
  }

  public Purchase choosing(Advance from, Credits credits) {
    Map<Advance, Credits> choices = Holding.copy(chosen);
    choices.put(from, credits);
    return new Purchase(holding, bought, spent, choices);
  }

  /** The advances, bought or not, that the benefit of this one could be spent on. */
  public Advances candidates(Advance from) {
    Advances open = Advances.all().without(holding.owned());
    return Advances.of(
        open.list().stream().filter(on -> allows(from, on)).collect(Collectors.toList()));
  }

  /** What the card costs in this purchase, benefits included. */
  public Price price(Advance advance) {
    Price price = PriceList.of(holding).explain(advance);
    for (Advance from : spent.keySet()) {
      if (spent.get(from) == advance) {
        price = price.with(line(from, price));
      }
    }
    return price;
  }

  /** The price of everything that the buyer did not own before. */
  public List<Price> prices() {
    List<Price> prices = new ArrayList<>();
    for (Advance advance : Advances.all().without(holding.owned()).list()) {
      prices.add(price(advance));
    }
    return prices;
  }

  public int cost() {
    PriceList list = PriceList.of(holding);
    int cost = 0;
    for (Advance advance : bought.list()) {
      boolean helped = !spent.isEmpty() && spent.containsValue(advance);
      cost += helped ? price(advance).total() : list.price(advance);
    }
    return cost;
  }

  /** What the player buys with from the next turn on. */
  public Holding after() {
    Advances owned = holding.owned().with(bought);
    if (chosen.isEmpty()) {
      return new Holding(owned, holding.start(), holding.chosen());
    }
    Map<Advance, Credits> choices = Holding.copy(holding.chosen());
    choices.putAll(chosen);
    return new Holding(owned, holding.start(), choices);
  }

  private static CreditLine line(Advance from, Price price) {
    return from.benefit().orElse(null) instanceof Discount discount
        ? new CreditLine.Discounted(from, discount.amount())
        : new CreditLine.Free(from, price.total());
  }

  private static boolean allows(Advance from, Advance on) {
    return from != on && from.benefit().filter(benefit -> benefit.mayBeSpentOn(on)).isPresent();
  }

  private static void checkUse(Advance from, Advance on) {
    if (!allows(from, on)) {
      throw new IllegalArgumentException("benefit of " + from.key() + " not for: " + on.key());
    }
  }

  private static void refuse(String because, Advances culprits) {
    if (culprits.size() > 0) {
      throw new IllegalArgumentException(because + culprits.list().get(0).key());
    }
  }
}
