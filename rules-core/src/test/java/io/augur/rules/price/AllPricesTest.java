package io.augur.rules.price;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.List;
import org.junit.Test;

public final class AllPricesTest {
  @Test
  public void theFastPriceIsTheExplainedPriceForAllOwnershipsOfUpToTwoAdvances() {
    for (Advances owned : Ownerships.upTo(2)) {
      PriceList prices = PriceList.of(Holding.of(owned));
      for (Advance advance : Advance.values()) {
        assertThat(prices.price(advance)).isEqualTo(prices.explain(advance).total());
      }
    }
  }

  /** The rule once more in the plainest words, to hold the tags and tables against. */
  @Test
  public void everyPriceOfEveryOwnershipOfUpToThreeAdvancesFollowsTheRule() {
    List<Advances> ownerships = Ownerships.upTo(3);
    assertThat(ownerships).hasSize(22_152);
    for (Advances owned : ownerships) {
      PriceList prices = PriceList.of(Holding.of(owned));
      for (Advance advance : Advance.values()) {
        if (prices.price(advance) != byTheRule(owned, advance)) {
          assertWithMessage(owned + " " + advance)
              .that(prices.price(advance))
              .isEqualTo(byTheRule(owned, advance));
        }
      }
    }
  }

  @Test
  public void theFastPriceIsTheExplainedPriceForLargeOwnershipsWithStartCredits() {
    for (Advance missing : Advance.values()) {
      for (Advance other : Advance.values()) {
        Advances owned = Advances.all().without(missing).without(other);
        PriceList prices = PriceList.of(new Holding(owned, Credits.evenly(5), java.util.Map.of()));
        assertThat(prices.price(missing)).isEqualTo(prices.explain(missing).total());
      }
    }
  }

  private static int byTheRule(Advances owned, Advance advance) {
    int best = 0;
    for (AdvanceGroup group : advance.groups()) {
      int credit = 0;
      for (Advance from : owned.list()) {
        credit += from.credits().in(group);
      }
      best = Math.max(best, credit);
    }
    int chain =
        advance
            .chain()
            .before(advance)
            .filter(owned::has)
            .map(a -> a.tier().chainCredit())
            .orElse(0);
    return Math.max(0, advance.cost() - best - chain);
  }
}
