package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Says;
import io.augur.rules.price.Funds;
import io.augur.rules.price.Holding;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Credits;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** A player at the till with his basket: is it all his to buy, and is it paid for? */
record Checkout(Player buyer, Basket basket) {
  static Checkout of(Player buyer, Basket basket) {
    return new Checkout(buyer, basket);
  }

  /** What is wrong with the basket, if anything is. */
  Optional<Phrase> fault() {
    Optional<Phrase> wrong = wrongAdvances();
    return wrong.isPresent() ? wrong : wrongPayment();
  }

  /** The purchase, unless it can't be. */
  Optional<Purchase> purchase() {
    return wrongAdvances().isPresent() ? Optional.empty() : Optional.of(made());
  }

  int price(Advance advance) {
    return made().price(advance).total();
  }

  Holding after() {
    return made().after();
  }

  private Purchase made() {
    return new Purchase(buyer.holding(), basket.advances(), basket.spent(), basket.chosen());
  }

  private Optional<Phrase> wrongAdvances() {
    if (basket.advances().meets(buyer.advances())) {
      Advance owned = basket.advances().and(buyer.advances()).list().get(0);
      return fault("refusal.owned", arg("advance", Names.of(owned)));
    }
    for (Advance from : basket.spent().keySet()) {
      Advances possible = Purchase.of(buyer.holding()).candidates(from).and(basket.advances());
      if (!basket.advances().has(from)
          || !Advances.of(basket.spent().get(from)).meets(possible)
          || Advances.of(basket.spent().values()).size() < basket.spent().size()) {
        return fault("refusal.benefit", arg("advance", Names.of(from)));
      }
    }
    Advances chosenWith =
        basket.chosen().isEmpty() ? Advances.none() : Advances.of(basket.chosen().keySet());
    for (Advance advance : basket.advances().with(chosenWith).list()) {
      if (!choosesWell(advance)) {
        return fault("refusal.credits", arg("advance", Names.of(advance)));
      }
    }
    return Optional.empty();
  }

  /** Credits are chosen exactly with those advances that offer a choice. */
  private boolean choosesWell(Advance advance) {
    return advance.benefit().orElse(null) instanceof ChosenCredits offered
        ? basket.advances().has(advance)
            && offered.allows(basket.chosen().getOrDefault(advance, Credits.none()))
        : !basket.chosen().containsKey(advance);
  }

  private Optional<Phrase> wrongPayment() {
    if (basket.treasury() < 0 || basket.cards() < 0 || basket.worth() < basket.cards()) {
      return fault("refusal.payment_odd");
    }
    if (basket.cards() == 0 && basket.worth() > 0) {
      return fault("refusal.payment_odd");
    }
    if (basket.treasury() > most(Count.TREASURY)) {
      return hasOnly(Count.TREASURY);
    }
    if (basket.cards() > most(Count.CARDS)) {
      return hasOnly(Count.CARDS);
    }
    int cost = made().cost();
    int missing = cost - paid(basket.treasury());
    if (missing > 0) {
      return fault("refusal.not_paid", arg("n", missing));
    }
    // Sets may be worth more than needed, and what is over is lost; treasury tokens come singly.
    return basket.treasury() > 0 && paid(basket.treasury() - 1) >= cost
        ? fault("refusal.paid_too_much")
        : Optional.empty();
  }

  private int most(Count count) {
    Counts counts = buyer.counts();
    return counts.knows(count) ? counts.of(count) : count.most();
  }

  private Optional<Phrase> hasOnly(Count count) {
    return fault(
        "refusal.has_only",
        arg("player", Says.of(buyer.civilization())),
        arg("what", Says.of(count, most(count))));
  }

  /** Treasury counts as for the advances of earlier turns. */
  private int paid(int treasury) {
    return new Funds(basket.worth(), treasury).worth(buyer.advances());
  }

  private static Optional<Phrase> fault(String key, Arg... args) {
    return Optional.of(Phrase.of(key, args));
  }
}
