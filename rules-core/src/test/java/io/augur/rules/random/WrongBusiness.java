package io.augur.rules.random;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.price.Price;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import java.util.ArrayList;
import java.util.List;

/** Answers that the questions of phases 10 to 13 do not offer. */
final class WrongBusiness {
  private final Table table;
  private final List<Event> misses = new ArrayList<>();

  private WrongBusiness(Table table) {
    this.table = table;
  }

  static List<Event> to(Prompt prompt, Table table) {
    WrongBusiness wrong = new WrongBusiness(table);
    if (prompt instanceof Prompt.Abilities abilities) {
      wrong.use(abilities);
    } else if (prompt instanceof Prompt.Surplus) {
      wrong.surplus();
    } else if (prompt instanceof Prompt.Buy buy) {
      wrong.buy(buy);
    } else if (prompt instanceof Prompt.KeepHand keep && keep.cards() != Count.UNKNOWN) {
      int over = keep.cards() - keep.limit();
      wrong.misses.add(new Event.Discarded(keep.player(), over, over));
      wrong.misses.add(new Event.Has(keep.player(), Count.CARDS, keep.limit()));
      wrong.misses.add(new Event.Answered(keep.player(), Answer.DECLINES));
    } else if (prompt instanceof Prompt.Markers markers) {
      for (Prompt.Markers.Proposal it : markers.proposals()) {
        wrong.misses.add(new Event.Moved(it.player(), it.steps() + 3));
      }
    }
    return wrong.misses;
  }

  private void use(Prompt.Abilities abilities) {
    List<SpecialAbility> offered = new ArrayList<>();
    for (Prompt.Abilities.Offer offer : abilities.offers()) {
      offered.add(offer.ability());
      offer.barred().forEach(it -> use(abilities, offer.ability(), it.player(), -1));
      use(abilities, offer.ability(), abilities.player(), 0);
      use(abilities, offer.ability(), abilities.player(), 56);
    }
    for (SpecialAbility ability : SpecialAbility.values()) {
      if (!offered.contains(ability)) {
        misses.add(new Event.Used(abilities.player(), ability, List.of()));
      }
    }
  }

  private void use(Prompt.Abilities abilities, SpecialAbility ability, Civilization on, int by) {
    Change change = new Change(on, Count.TOKENS, by);
    misses.add(new Event.Used(abilities.player(), ability, List.of(change)));
  }

  private void surplus() {
    table
        .players()
        .forEach(
            it -> {
              misses.add(new Event.Took(it.civilization(), Worksheet.tokens(56)));
              misses.add(new Event.Took(it.civilization(), Worksheet.destroyed(10)));
              misses.add(new Event.Took(it.civilization(), Worksheet.tokens(-1)));
            });
  }

  private void buy(Prompt.Buy buy) {
    for (Advance owned : table.player(buy.player()).advances().list()) {
      misses.add(new Event.Bought(buy.player(), Basket.of(Advances.of(owned), 0, 1, 900)));
    }
    for (Price price : buy.prices()) {
      if (price.total() > 1) {
        Advances one = Advances.of(price.advance());
        misses.add(new Event.Bought(buy.player(), Basket.of(one, 0, 1, 1)));
      }
    }
    misses.add(new Event.Bought(buy.player(), Basket.of(Advances.none(), 1, 0, 0)));
    misses.add(new Event.Bought(buy.player(), Basket.of(Advances.none(), -1, 0, 0)));
    misses.add(new Event.Bought(buy.player(), Basket.of(Advances.none(), 0, 3, 2)));
  }
}
