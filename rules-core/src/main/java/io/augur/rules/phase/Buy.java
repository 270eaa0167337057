package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** A player fills his basket, may change his mind, and takes it home when he is done (12). */
record Buy(Civilization player, Basket basket) implements Step.OfPlayer {
  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public Prompt prompt(Table table) {
    Player buyer = table.player(player);
    Optional<Purchase> planned = Checkout.of(buyer, basket).purchase();
    Purchase purchase = planned.orElseGet(() -> Purchase.of(buyer.holding()));
    return new Prompt.Buy(player, purchase, basket);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.WentOn || event.answers(player, Answer.DONE)) {
      return done(table, telling);
    }
    if (!(event instanceof Event.Bought bought) || bought.player() != player) {
      return Progress.refused("refusal.buy_first", arg("player", Says.of(player)));
    }
    Optional<Phrase> fault = Checkout.of(table.player(player), bought.basket()).fault();
    return fault.isPresent()
        ? Progress.refused(fault.get())
        : Progress.to(table, new Buy(player, bought.basket()));
  }

  /** A correction may have made the basket impossible in the meantime. */
  private Progress done(Table table, Telling telling) {
    Checkout checkout = Checkout.of(table.player(player), basket);
    Optional<Phrase> fault = checkout.fault();
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    for (Advance advance : basket.advances().list()) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.buys",
                arg("player", Says.of(player)),
                arg("advance", Names.of(advance)),
                arg("n", checkout.price(advance))));
      }
    }
    return Progress.to(
        table.with(
            table
                .player(player)
                .with(checkout.after())
                .plus(Count.TREASURY, -basket.treasury())
                .plus(Count.CARDS, -basket.cards())));
  }
}
