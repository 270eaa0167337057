package io.augur.rules.log;

import io.augur.rules.flow.Basket;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.EnumMap;
import java.util.Map;

/**
 * Baskets in a line: "monument, pottery for 45 treasury, 3 cards worth 21; library on pottery;
 * monument 10 arts, 10 science".
 */
final class Baskets {
  private Baskets() {}

  static void write(Basket basket, StringBuilder out) {
    String before = "";
    for (Advance advance : basket.advances().list()) {
      out.append(before).append(advance.key());
      before = ", ";
    }
    out.append(before.isEmpty() ? "nothing for " : " for ");
    Noun.TREASURY.write(basket.treasury(), out);
    Noun.CARD.write(basket.cards(), out.append(", "));
    out.append(" worth ").append(basket.worth());
    basket
        .spent()
        .forEach((from, on) -> out.append("; ").append(from.key()).append(" on ").append(on.key()));
    basket.chosen().forEach((from, credits) -> write(credits, out.append("; ").append(from.key())));
  }

  static void write(Credits credits, StringBuilder out) {
    String before = " ";
    for (AdvanceGroup group : AdvanceGroup.values()) {
      if (credits.in(group) > 0) {
        out.append(before).append(credits.in(group)).append(' ').append(group.key());
        before = ", ";
      }
    }
    out.append(credits.total() == 0 ? " none" : "");
  }

  static Basket read(Cursor in) {
    Advances advances = advances(in);
    in.expect(" for ");
    int treasury = in.count(Noun.TREASURY);
    in.expect(", ");
    int cards = in.count(Noun.CARD);
    in.expect(" worth ");
    int worth = in.number();
    Map<Advance, Advance> spent = new EnumMap<>(Advance.class);
    Map<Advance, Credits> chosen = new EnumMap<>(Advance.class);
    while (in.accept("; ")) {
      Advance from = in.word(Vocabulary.ADVANCES);
      if (in.accept(" on ")) {
        later(chosen.isEmpty() && after(from, spent));
        spent.put(from, in.word(Vocabulary.ADVANCES));
      } else {
        later(after(from, chosen));
        chosen.put(from, credits(in));
      }
    }
    return new Basket(advances, spent, chosen, treasury, cards, worth);
  }

  private static Advances advances(Cursor in) {
    if (in.accept("nothing")) {
      return Advances.none();
    }
    Advance last = in.word(Vocabulary.ADVANCES);
    Advances advances = Advances.of(last);
    while (in.accept(", ")) {
      Advance next = in.word(Vocabulary.ADVANCES);
      later(last.compareTo(next) < 0);
      advances = advances.with(next);
      last = next;
    }
    return advances;
  }

  static Credits credits(Cursor in) {
    Credits credits = Credits.none();
    if (in.accept(" none")) {
      return credits;
    }
    in.expect(' ');
    AdvanceGroup last = AdvanceGroup.ARTS;
    do {
      int number = in.number();
      in.expect(' ');
      AdvanceGroup group = in.word(Vocabulary.GROUPS);
      later(number > 0 && credits.in(group) == 0 && last.compareTo(group) <= 0);
      credits = credits.plus(Credits.of(group, number));
      last = group;
    } while (in.accept(", "));
    return credits;
  }

  private static boolean after(Advance advance, Map<Advance, ?> map) {
    for (Advance before : map.keySet()) {
      if (before.compareTo(advance) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Lists are written in the order of the catalogue, so that a basket has one text only. */
  private static void later(boolean ordered) {
    if (!ordered) {
      throw Cursor.unreadable("log.order");
    }
  }
}
