package io.augur.app.shop;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Prompt;
import io.augur.rules.price.Holding;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A cart as a draft keeps it; an untouched draft holds what was put aside before. */
final class CartDraft {
  private static final String TOUCHED = "touched";
  private static final String TREASURY = "treasury";
  private static final String CARDS = "cards";
  private static final String WORTH = "worth";
  private static final Advance[] NONE = {};
  private static final List<AdvanceGroup> GROUPS = List.of(AdvanceGroup.values());

  private CartDraft() {}

  static Cart read(Prompt.Buy prompt, Draft draft) {
    Holding holding = prompt.purchase().holding();
    if (!draft.has(TOUCHED)) {
      return Cart.of(holding, prompt.basket());
    }
    Advances advances = Advances.none();
    Map<Advance, Advance> spent = new EnumMap<>(Advance.class);
    Map<Advance, List<AdvanceGroup>> credits = new EnumMap<>(Advance.class);
    for (Advance advance : Advance.values()) {
      advances = draft.has(taken(advance)) ? advances.with(advance) : advances;
      for (Advance on : advance.benefit().isPresent() ? Advance.values() : NONE) {
        if (draft.has(spent(advance, on))) {
          spent.put(advance, on);
        }
      }
      List<AdvanceGroup> groups = new ArrayList<>();
      draft.list(credits(advance)).forEach(place -> groups.add(GROUPS.get(place)));
      if (!groups.isEmpty()) {
        credits.put(advance, groups);
      }
    }
    return new Cart(holding, advances, spent, credits, payment(draft));
  }

  private static Cart.Payment payment(Draft draft) {
    OptionalInt worth =
        draft.has(WORTH) ? OptionalInt.of(draft.number(WORTH, 0)) : OptionalInt.empty();
    return new Cart.Payment(draft.number(TREASURY, 0), draft.number(CARDS, 0), worth);
  }

  static Draft write(Cart cart, Draft draft) {
    Draft next = draft.with(TOUCHED, 1);
    for (Advance advance : Advance.values()) {
      next = set(next, taken(advance), cart.advances().has(advance) ? 1 : 0);
      List<Integer> places = new ArrayList<>();
      cart.credits()
          .getOrDefault(advance, List.of())
          .forEach(group -> places.add(GROUPS.indexOf(group)));
      next =
          places.equals(next.list(credits(advance)))
              ? next
              : next.withList(credits(advance), places);
      for (Advance on : advance.benefit().isPresent() ? Advance.values() : NONE) {
        next = set(next, spent(advance, on), on == cart.spent().get(advance) ? 1 : 0);
      }
    }
    next = next.with(TREASURY, cart.payment().treasury()).with(CARDS, cart.payment().cards());
    return cart.payment().worth().isPresent()
        ? next.with(WORTH, cart.payment().worth().getAsInt())
        : next.without(WORTH);
  }

  private static Draft set(Draft draft, String name, int number) {
    if (number == 0) {
      return draft.has(name) ? draft.without(name) : draft;
    }
    return draft.with(name, number);
  }

  private static String taken(Advance advance) {
    return "takes " + advance.key();
  }

  private static String spent(Advance from, Advance on) {
    return from.key() + " for " + on.key();
  }

  private static String credits(Advance from) {
    return "credits of " + from.key();
  }
}
