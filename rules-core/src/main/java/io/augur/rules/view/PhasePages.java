package io.augur.rules.view;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.price.Price;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** How the prompts after the calamities are worded. */
final class PhasePages {
  private PhasePages() {}

  static PromptPage abilities(Prompt.Abilities abilities) {
    PromptPage page = PromptPage.asking(abilities);
    for (Prompt.Abilities.Offer offer : abilities.offers()) {
      page = page.listing(offer.text()).barring(offer.barred());
    }
    return done(page, abilities.player());
  }

  static PromptPage surplus(Prompt.Surplus surplus) {
    PromptPage page = PromptPage.asking(surplus);
    for (Prompt.Support support : surplus.unsupported()) {
      page = page.because(Questions.of(support));
    }
    return page.offering(Phrase.of("option.no_surplus"), new Event.WentOn());
  }

  static PromptPage buy(Prompt.Buy buy) {
    PromptPage page = PromptPage.asking(buy);
    for (Price price : buy.prices()) {
      page =
          page.listing(
              Phrase.of(
                  "option.price",
                  arg("advance", Names.of(price.advance())),
                  arg("n", price.total())));
    }
    return page.offering(
        Phrase.of("option.buy_nothing"), new Event.Bought(buy.player(), Basket.EMPTY));
  }

  static PromptPage keepHand(Prompt.KeepHand hand) {
    return done(PromptPage.asking(hand), hand.player());
  }

  static PromptPage markers(Prompt.Markers markers) {
    PromptPage page = PromptPage.asking(markers);
    for (Prompt.Markers.Proposal proposal : markers.proposals()) {
      page =
          page.because(
              Phrase.of(
                  "option.marker",
                  arg("player", Says.of(proposal.player())),
                  arg("position", proposal.position()),
                  arg("epoch", Phrase.of("epoch." + proposal.epoch().key() + ".name")),
                  arg("n", proposal.steps())));
    }
    return page.offering(Phrase.of("option.as_proposed"), new Event.WentOn());
  }

  private static PromptPage done(PromptPage page, Civilization player) {
    return page.offering(Phrase.of("answer.done"), new Event.Answered(player, Answer.DONE));
  }
}
