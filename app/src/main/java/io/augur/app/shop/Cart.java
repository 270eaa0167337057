package io.augur.app.shop;

import io.augur.rules.flow.Basket;
import io.augur.rules.price.Funds;
import io.augur.rules.price.Holding;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Credits;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** What a player has picked so far, before the rules have seen it. */
record Cart(
    Holding holding,
    Advances advances,
    Map<Advance, Advance> spent,
    Map<Advance, List<AdvanceGroup>> credits,
    Payment payment) {
  /** What is paid; as long as nobody says what the cards are worth, it is what is needed. */
  record Payment(int treasury, int cards, OptionalInt worth) {}

  Cart {
    spent = Map.copyOf(spent);
    credits = Map.copyOf(credits);
  }

  static Cart of(Holding holding, Basket basket) {
    Map<Advance, List<AdvanceGroup>> credits = new EnumMap<>(Advance.class);
    basket.chosen().forEach((from, chosen) -> credits.put(from, steps(chosen)));
    Payment payment = new Payment(basket.treasury(), basket.cards(), OptionalInt.empty());
    Cart cart = new Cart(holding, basket.advances(), basket.spent(), credits, payment);
    for (Advance owned : basket.advances().and(holding.owned()).list()) {
      cart = cart.without(owned); // a correction came in between
    }
    return cart.worth() == basket.worth()
        ? cart
        : cart.paying(
            new Payment(basket.treasury(), basket.cards(), OptionalInt.of(basket.worth())));
  }

  private static List<AdvanceGroup> steps(Credits credits) {
    List<AdvanceGroup> steps = new ArrayList<>();
    for (AdvanceGroup group : AdvanceGroup.values()) {
      for (int n = 0; n < credits.in(group); n += ChosenCredits.STEP) {
        steps.add(group);
      }
    }
    return steps;
  }

  boolean isEmpty() {
    return advances.size() == 0;
  }

  /** Prices with the benefits spent so far; credits chosen now count from the next turn on. */
  Purchase purchase() {
    return new Purchase(holding, advances, spent, Map.of());
  }

  int cost() {
    return purchase().cost();
  }

  Cart tapped(Advance advance) {
    return advances.has(advance)
        ? without(advance)
        : new Cart(holding, advances.with(advance), spent, credits, payment);
  }

  private Cart without(Advance advance) {
    Map<Advance, Advance> uses = new EnumMap<>(Advance.class);
    spent.forEach(
        (from, on) -> {
          if (from != advance && on != advance) {
            uses.put(from, on);
          }
        });
    Map<Advance, List<AdvanceGroup>> choices = copy(credits);
    choices.remove(advance);
    return new Cart(holding, advances.without(advance), uses, choices, payment);
  }

  /** What the benefit of an advance can be spent on: what it gives free, or lowers the price of. */
  Advances candidates(Advance from) {
    Advances all = Purchase.of(holding).candidates(from);
    for (Map.Entry<Advance, Advance> use : spent.entrySet()) {
      all = use.getKey() == from ? all : all.without(use.getValue());
    }
    return all;
  }

  /** A benefit that was spent on this is taken back. */
  Cart spending(Advance from, Advance on) {
    Map<Advance, Advance> uses = copy(spent);
    if (!uses.remove(from, on)) {
      uses.put(from, on);
    }
    return new Cart(holding, advances.with(on), uses, credits, payment);
  }

  int credits(Advance from, AdvanceGroup group) {
    int steps = 0;
    for (AdvanceGroup each : credits.getOrDefault(from, List.of())) {
      steps += each == group ? 1 : 0;
    }
    return steps * ChosenCredits.STEP;
  }

  /** One step more in this group; the oldest gives way once all are spread. */
  Cart crediting(Advance from, AdvanceGroup group, int amount) {
    List<AdvanceGroup> steps = new ArrayList<>(credits.getOrDefault(from, List.of()));
    steps.add(group);
    if (steps.size() * ChosenCredits.STEP > amount) {
      steps.remove(0);
    }
    Map<Advance, List<AdvanceGroup>> choices = copy(credits);
    choices.put(from, steps);
    return new Cart(holding, advances, spent, choices, payment);
  }

  Cart paying(Payment other) {
    return new Cart(holding, advances, spent, credits, other);
  }

  /** As much treasury as is missing, as far as it goes. */
  Cart restFromTreasury(int most) {
    int treasury = 0;
    int owed = cost() - (payment.cards() > 0 ? payment.worth().orElse(0) : 0);
    while (treasury < most && funds(treasury) < owed) {
      treasury++;
    }
    return paying(new Payment(treasury, payment.cards(), payment.worth()));
  }

  int worth() {
    int missing = Math.max(payment.cards(), cost() - funds(payment.treasury()));
    return payment.cards() == 0 ? 0 : payment.worth().orElse(missing);
  }

  /** What so much treasury counts for this buyer. */
  int funds(int treasury) {
    return new Funds(0, treasury).worth(holding.owned());
  }

  Basket basket() {
    Map<Advance, Credits> chosen = new EnumMap<>(Advance.class);
    credits.forEach(
        (from, groups) -> {
          Credits sum = Credits.none();
          for (AdvanceGroup group : groups) {
            sum = sum.plus(Credits.of(group, ChosenCredits.STEP));
          }
          chosen.put(from, sum);
        });
    return isEmpty()
        ? Basket.EMPTY
        : new Basket(advances, spent, chosen, payment.treasury(), payment.cards(), worth());
  }

  private static <T> Map<Advance, T> copy(Map<Advance, T> map) {
    Map<Advance, T> copy = new EnumMap<>(Advance.class);
    copy.putAll(map);
    return copy;
  }
}
