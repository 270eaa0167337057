package io.augur.rules.price;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.*;
import static io.augur.rules.table.AdvanceGroup.*;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import java.util.Optional;
import org.junit.Test;

public final class PriceListTest {
  private static final Holding EMPTY = Holding.of(Advances.none());

  /** E25 */
  @Test
  public void potteryAndMasonryBringAgricultureDownTo90() {
    PriceList prices = owning(POTTERY, MASONRY);
    assertThat(prices.price(AGRICULTURE)).isEqualTo(90);
    Price price = prices.explain(AGRICULTURE);
    assertThat(price.base()).isEqualTo(120);
    assertThat(price.group()).isEqualTo(CRAFTS);
    assertThat(price.credits())
        .containsExactly(
            new CreditLine.Printed(MASONRY, 10),
            new CreditLine.Printed(POTTERY, 10),
            new CreditLine.Chained(POTTERY, 10))
        .inOrder();
    assertThat(price.total()).isEqualTo(90);
    assertThat(price.wasted()).isEqualTo(0);
  }

  @Test
  public void withoutCreditsEveryAdvanceCostsWhatItsCardSays() {
    for (Advance advance : Advance.values()) {
      assertThat(PriceList.of(EMPTY).price(advance)).isEqualTo(advance.cost());
      assertThat(PriceList.of(EMPTY).explain(advance).credits()).isEmpty();
    }
  }

  @Test
  public void ofTwoGroupsOnlyTheBetterOneCounts() {
    PriceList prices = owning(POTTERY, COINAGE, ASTRONAVIGATION);
    assertThat(prices.explain(ENGINEERING).group()).isEqualTo(SCIENCE);
    assertThat(prices.price(ENGINEERING)).isEqualTo(160 - 20);
  }

  @Test
  public void theSecondGroupCountsWhenItIsTheBetterOne() {
    PriceList prices = owning(MUSIC, SCULPTURE);
    assertThat(prices.explain(WONDER_OF_THE_WORLD).group()).isEqualTo(ARTS);
    assertThat(owning(POTTERY).explain(WONDER_OF_THE_WORLD).group()).isEqualTo(CRAFTS);
  }

  @Test
  public void noPriceIsBelowNothingAndTheRestOfTheCreditIsNamed() {
    Advances most = Advances.all().without(MYSTICISM);
    Price price = PriceList.of(Holding.of(most)).explain(MYSTICISM);
    assertThat(price.total()).isEqualTo(0);
    assertThat(price.wasted()).isEqualTo(most.credits().religion() - 50);
    assertThat(PriceList.of(Holding.of(most)).price(MYSTICISM)).isEqualTo(0);
  }

  @Test
  public void fivePlayersStartWith10CreditsInEachGroup() {
    PriceList prices = PriceList.of(Holding.atStart(5));
    assertThat(prices.price(POTTERY)).isEqualTo(50);
    assertThat(prices.explain(POTTERY).credits()).containsExactly(new CreditLine.Start(10));
    assertThat(PriceList.of(Holding.atStart(6)).price(LAW)).isEqualTo(145);
    assertThat(PriceList.of(Holding.atStart(7)).price(LAW)).isEqualTo(150);
    assertThat(PriceList.of(Holding.atStart(12)).price(LAW)).isEqualTo(145);
  }

  @Test
  public void chosenCreditsCountLikePrintedOnes() {
    Holding holding =
        Holding.of(Advances.of(MONUMENT))
            .choosing(MONUMENT, Credits.of(CIVICS, 15).plus(Credits.of(ARTS, 5)));
    Price price = PriceList.of(holding).explain(LAW);
    assertThat(price.credits()).containsExactly(new CreditLine.Chosen(MONUMENT, 15));
    assertThat(price.total()).isEqualTo(135);
    assertThat(PriceList.of(holding).price(LAW)).isEqualTo(135);
  }

  @Test
  public void affordableIsCheapestFirstThenMostPoints() {
    assertThat(PriceList.of(EMPTY).affordable(60))
        .containsExactly(
            CLOTH_MAKING,
            MYSTICISM,
            SCULPTURE,
            URBANISM,
            EMPIRICISM,
            MASONRY,
            MONARCHY,
            MYTHOLOGY,
            POTTERY,
            WRITTEN_RECORD)
        .inOrder();
    assertThat(PriceList.of(EMPTY).affordable(49)).isEmpty();
  }

  @Test
  public void forTheSamePriceMorePointsComeFirst() {
    PriceList rich = PriceList.of(Holding.of(Advances.all().without(Advances.of(MUSIC, RHETORIC))));
    assertThat(rich.price(MUSIC)).isEqualTo(0);
    assertThat(rich.price(RHETORIC)).isEqualTo(0);
    assertThat(rich.affordable(0)).containsExactly(RHETORIC, MUSIC).inOrder();
  }

  @Test
  public void theCheapestIsTheFirstAffordableThatIsNotOwned() {
    assertThat(owning(CLOTH_MAKING).cheapest(100)).isEqualTo(Optional.of(MYSTICISM));
    assertThat(owning(CLOTH_MAKING).cheapest(10)).isEqualTo(Optional.empty());
    assertThat(PriceList.of(Holding.of(Advances.all())).cheapest(999)).isEqualTo(Optional.empty());
  }

  @Test
  public void miningMakesEachTokenOfTreasuryCountTwice() {
    Funds funds = new Funds(36, 11);
    assertThat(funds.worth(Advances.none())).isEqualTo(47);
    assertThat(funds.worth(Advances.of(LAW, MINING))).isEqualTo(58);
  }

  private static PriceList owning(Advance... advances) {
    return PriceList.of(Holding.of(Advances.of(advances)));
  }
}
