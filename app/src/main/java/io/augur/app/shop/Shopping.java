package io.augur.app.shop;

import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import java.util.List;

/** A player in the shop as things stand, and what his taps change. */
record Shopping(Asked asked, Stage stage, Cart cart, Shelf shelf) {
  private static final String AT_TILL = "at the till";
  private static final String EXPLAINED = "explained";
  private static final List<Advance> ALL = List.of(Advance.values());

  static Shopping of(Asked asked, Stage stage) {
    Prompt.Buy prompt = (Prompt.Buy) asked.prompt();
    return new Shopping(
        asked, stage, CartDraft.read(prompt, asked.draft()), Shelf.of(asked.draft()));
  }

  Prompt.Buy prompt() {
    return (Prompt.Buy) asked.prompt();
  }

  /** Whether the rules have seen the cart as it is. */
  boolean isPutAside() {
    return cart.basket().equals(prompt().basket());
  }

  Event answer() {
    return isPutAside()
        ? new Event.Answered(prompt().player(), Answer.DONE)
        : new Event.Bought(prompt().player(), cart.basket());
  }

  Counts counts() {
    return asked.game().table().player(prompt().player()).counts();
  }

  int most(Count count) {
    return counts().knows(count) ? counts().of(count) : count.most();
  }

  /** What is left of treasury and the cards entered, for further advances. */
  int left() {
    int treasury = counts().knows(Count.TREASURY) ? counts().treasury() : cart.payment().treasury();
    return Math.max(0, cart.payment().worth().orElse(0) + cart.funds(treasury) - cart.cost());
  }

  /** Where the screen is narrow, one is either at the shelf or at the till. */
  boolean isAtTill() {
    int before = prompt().basket().advances().size() > 0 ? 1 : 0;
    return asked.draft().number(AT_TILL, before) == 1;
  }

  void toTill() {
    stage.keep(asked.draft().with(AT_TILL, 1));
  }

  void toShelf() {
    stage.keep(asked.draft().with(AT_TILL, 0));
  }

  void keep(Cart next) {
    Draft draft = asked.draft().with(AT_TILL, isAtTill() ? 1 : 0);
    stage.keep(CartDraft.write(next, draft));
  }

  void keep(Shelf next) {
    stage.keep(next.in(asked.draft()));
  }

  boolean explains(Advance advance) {
    return asked.draft().number(EXPLAINED, -1) == ALL.indexOf(advance);
  }

  void explain(Advance advance) {
    stage.keep(
        explains(advance)
            ? asked.draft().without(EXPLAINED)
            : asked.draft().with(EXPLAINED, ALL.indexOf(advance)));
  }
}
