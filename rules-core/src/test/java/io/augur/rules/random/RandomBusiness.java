package io.augur.rules.random;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.price.Price;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Credits;
import io.augur.rules.table.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Gives one of the answers that the prompts of phases 10 to 13 offer. */
final class RandomBusiness {
  private RandomBusiness() {}

  /** An answer, unless the prompt belongs to an earlier phase. */
  static Optional<Event> to(Prompt prompt, Table table, Random random) {
    if (prompt instanceof Prompt.Abilities abilities) {
      return Optional.of(RandomUse.of(abilities, table, random));
    }
    if (prompt instanceof Prompt.Surplus) {
      return Optional.of(new Event.WentOn());
    }
    if (prompt instanceof Prompt.Support support) {
      return Optional.of(new Event.Took(support.player(), reduced(support, table, random)));
    }
    if (prompt instanceof Prompt.Buy buy) {
      return Optional.of(buy(buy, table.player(buy.player()).counts(), random));
    }
    if (prompt instanceof Prompt.KeepHand keep) {
      return Optional.of(keep(keep, random));
    }
    return prompt instanceof Prompt.Markers markers
        ? Optional.of(marker(markers, random))
        : Optional.empty();
  }

  private static Worksheet reduced(Prompt.Support support, Table table, Random random) {
    int stock = table.player(support.player()).counts().tokensInStock();
    int cities = support.cities();
    int tokens = support.tokens();
    List<Integer> reducedTo = new ArrayList<>();
    while (cities * support.rate() > tokens) {
      int to = stock == 0 ? 0 : 1 + random.nextInt(Math.min(5, stock));
      reducedTo.add(to);
      stock -= to;
      tokens += to;
      cities--;
    }
    return new Worksheet(0, 0, reducedTo);
  }

  /** One advance, with cards if there are any and else with treasury. */
  private static Event buy(Prompt.Buy buy, Counts counts, Random random) {
    if (buy.prices().isEmpty() || random.nextInt(3) == 0) {
      return new Event.Answered(buy.player(), Answer.DONE);
    }
    Price price = buy.prices().get(random.nextInt(buy.prices().size()));
    Advance advance = price.advance();
    boolean bought = buy.basket().advances().has(advance);
    int cost = price.total();
    int rate = Math.max(1, buy.purchase().holding().owned().sum(Measure.TREASURY));
    int treasury = (cost + rate - 1) / rate;
    boolean byCards = counts.cards() != 0 && cost > 0;
    if (bought || (!byCards && treasury > Math.max(0, counts.treasury()))) {
      return new Event.Answered(buy.player(), Answer.DONE);
    }
    Map<Advance, Credits> chosen =
        advance.benefit().orElse(null) instanceof ChosenCredits credits
            ? Map.of(advance, Credits.of(AdvanceGroup.ARTS, credits.amount()))
            : Map.of();
    return new Event.Bought(
        buy.player(),
        new Basket(
            Advances.of(advance),
            Map.of(),
            chosen,
            byCards ? 0 : treasury,
            byCards ? 1 : 0,
            byCards ? cost : 0));
  }

  private static Event keep(Prompt.KeepHand keep, Random random) {
    return keep.cards() == Count.UNKNOWN && random.nextBoolean()
        ? new Event.Has(keep.player(), Count.CARDS, random.nextInt(15))
        : new Event.Answered(keep.player(), Answer.DONE);
  }

  private static Event marker(Prompt.Markers markers, Random random) {
    if (random.nextInt(5) == 0) {
      return new Event.WentOn();
    }
    List<Prompt.Markers.Proposal> proposals = markers.proposals();
    Prompt.Markers.Proposal one = proposals.get(random.nextInt(proposals.size()));
    return new Event.Moved(one.player(), random.nextBoolean() ? one.steps() : 0);
  }
}
