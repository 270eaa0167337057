package io.augur.rules.price;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.*;
import static io.augur.rules.table.AdvanceGroup.*;
import static org.junit.Assert.assertThrows;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

public final class PurchaseTest {
  private static final Purchase NOTHING = Purchase.of(Holding.of(Advances.none()));

  @Test
  public void whatIsBoughtThisTurnGivesNoCreditThisTurn() {
    Purchase purchase = NOTHING.with(POTTERY).with(AGRICULTURE);
    assertThat(purchase.cost()).isEqualTo(60 + 120);
  }

  @Test
  public void whatIsBoughtNowLowersThePricesOfTheNextTurn() {
    Holding next = NOTHING.with(POTTERY).with(MASONRY).after();
    assertThat(PriceList.of(next).price(AGRICULTURE)).isEqualTo(90);
    assertThat(next.owned()).isEqualTo(Advances.of(POTTERY, MASONRY));
  }

  @Test
  public void startCreditsLastIntoTheNextTurn() {
    Holding next = Purchase.of(Holding.atStart(5)).with(POTTERY).after();
    assertThat(PriceList.of(next).price(AGRICULTURE)).isEqualTo(120 - 10 - 10 - 10);
  }

  @Test
  public void libraryLowersOneOtherPriceBy40() {
    Purchase purchase = NOTHING.with(LIBRARY).with(LAW).with(MUSIC);
    assertThat(purchase.spending(LIBRARY, LAW).cost()).isEqualTo(220 + 150 - 40 + 80);
    assertThat(purchase.spending(LIBRARY, LAW).price(LAW).credits())
        .containsExactly(new CreditLine.Discounted(LIBRARY, 40));
    assertThat(purchase.cost()).isEqualTo(220 + 150 + 80);
  }

  @Test
  public void theDiscountOfLibraryDoesNotPayMoreThanThePrice() {
    Holding rich = Holding.of(Advances.all().without(LIBRARY).without(MUSIC));
    Price price = Purchase.of(rich).with(LIBRARY).with(MUSIC).spending(LIBRARY, MUSIC).price(MUSIC);
    assertThat(price.total()).isEqualTo(0);
  }

  @Test
  public void anatomyPaysAllThatIsLeftForACheapScienceAdvance() {
    Purchase purchase =
        Purchase.of(Holding.of(Advances.of(EMPIRICISM)))
            .with(ANATOMY)
            .with(COINAGE)
            .spending(ANATOMY, COINAGE);
    assertThat(purchase.price(COINAGE).credits())
        .containsExactly(new CreditLine.Printed(EMPIRICISM, 10), new CreditLine.Free(ANATOMY, 80))
        .inOrder();
    assertThat(purchase.cost()).isEqualTo(270 - 10);
  }

  @Test
  public void anatomyMayPayForScienceAdvancesUnder100Only() {
    assertThat(Purchase.of(Holding.of(Advances.of(COINAGE))).candidates(ANATOMY).list())
        .containsExactly(ASTRONAVIGATION, EMPIRICISM, WRITTEN_RECORD);
    assertRefused(
        "benefit of anatomy not for: medicine",
        () -> NOTHING.with(ANATOMY).with(MEDICINE).spending(ANATOMY, MEDICINE));
  }

  @Test
  public void libraryMayLowerAnyPriceButItsOwn() {
    assertThat(NOTHING.candidates(LIBRARY)).isEqualTo(Advances.all().without(LIBRARY));
    assertRefused(
        "benefit of library not for: library",
        () -> NOTHING.with(LIBRARY).spending(LIBRARY, LIBRARY));
  }

  @Test
  public void anAdvanceWithoutSuchABenefitHasNobodyToSpendItOn() {
    assertThat(NOTHING.candidates(MONUMENT).list()).isEmpty();
    assertThat(NOTHING.candidates(LAW).list()).isEmpty();
  }

  @Test
  public void theCreditsOfMonumentAndWrittenRecordCountFromTheNextTurn() {
    Purchase purchase =
        NOTHING
            .with(MONUMENT)
            .with(WRITTEN_RECORD)
            .with(LAW)
            .choosing(MONUMENT, Credits.of(CIVICS, 20))
            .choosing(WRITTEN_RECORD, Credits.of(ARTS, 5).plus(Credits.of(CIVICS, 5)));
    assertThat(purchase.cost()).isEqualTo(180 + 60 + 150);
    assertThat(PriceList.of(purchase.after()).price(URBANISM))
        .isEqualTo(Math.max(0, 50 - 20 - 5 - 5 - 10));
    assertThat(purchase.after().credits()).isEqualTo(new Credits(5, 10, 40, 15, 5));
  }

  @Test
  public void creditsOnceChosenLastAsLongAsTheAdvance() {
    Holding first = NOTHING.with(MONUMENT).choosing(MONUMENT, Credits.of(ARTS, 20)).after();
    Holding second = Purchase.of(first).with(LAW).after();
    assertThat(second.chosen()).containsExactly(MONUMENT, Credits.of(ARTS, 20));
  }

  @Test
  public void creditsAreChosenInFullAndInSteps() {
    Purchase monument = NOTHING.with(MONUMENT);
    assertRefused(
        "credits of monument != 20: 25", () -> monument.choosing(MONUMENT, Credits.evenly(5)));
    assertRefused(
        "credits not in steps of 5: 4", () -> monument.choosing(MONUMENT, Credits.evenly(4)));
    assertRefused(
        "no credits to choose: law", () -> NOTHING.with(LAW).choosing(LAW, Credits.evenly(1)));
    assertRefused(
        "credits of an advance not bought: monument",
        () -> NOTHING.choosing(MONUMENT, Credits.of(ARTS, 20)));
    assertRefused(
        "credits of an advance not owned: monument",
        () -> Holding.of(Advances.none()).choosing(MONUMENT, Credits.of(ARTS, 20)));
  }

  @Test
  public void nobodyBuysWhatHeOwns() {
    assertRefused(
        "advance already owned: law", () -> Purchase.of(Holding.of(Advances.of(LAW))).with(LAW));
  }

  @Test
  public void aBenefitNeedsItsAdvanceAndItsTargetInTheSameTurn() {
    assertRefused(
        "benefit of an advance not bought: library",
        () -> NOTHING.with(LAW).spending(LIBRARY, LAW));
    assertRefused(
        "benefit for an advance not bought: law",
        () -> NOTHING.with(LIBRARY).spending(LIBRARY, LAW));
  }

  @Test
  public void twoBenefitsAreNotSpentOnOneAdvance() {
    Purchase both = NOTHING.with(LIBRARY).with(ANATOMY).with(COINAGE).spending(ANATOMY, COINAGE);
    assertRefused("benefits for one advance > 1: 2", () -> both.spending(LIBRARY, COINAGE));
    assertThat(both.spending(LIBRARY, ANATOMY).cost()).isEqualTo(220 + 270 - 40);
  }

  @Test
  public void aChangeOfMindTakesBackWhatDependedOnIt() {
    Purchase purchase =
        NOTHING
            .with(LIBRARY)
            .with(LAW)
            .with(MONUMENT)
            .spending(LIBRARY, LAW)
            .choosing(MONUMENT, Credits.of(ARTS, 20));
    assertThat(purchase.without(LAW))
        .isEqualTo(NOTHING.with(LIBRARY).with(MONUMENT).choosing(MONUMENT, Credits.of(ARTS, 20)));
    assertThat(purchase.without(LIBRARY).without(MONUMENT)).isEqualTo(NOTHING.with(LAW));
  }

  @Test
  public void fundsAreNeverNegative() {
    assertRefused("cards < 0: -1", () -> new Funds(-1, 0));
    assertRefused("treasury < 0: -2", () -> new Funds(0, -2));
  }

  @Test
  public void everyLineOfAPriceHasAKeyOfItsOwn() {
    assertThat(new CreditLine.Start(5).key()).isEqualTo("start");
    assertThat(new CreditLine.Printed(LAW, 5).key()).isEqualTo("printed");
    assertThat(new CreditLine.Chosen(MONUMENT, 5).key()).isEqualTo("chosen");
    assertThat(new CreditLine.Chained(POTTERY, 10).key()).isEqualTo("chained");
    assertThat(new CreditLine.Discounted(LIBRARY, 40).key()).isEqualTo("discounted");
    assertThat(new CreditLine.Free(ANATOMY, 90).key()).isEqualTo("free");
  }

  private static void assertRefused(String message, ThrowingRunnable attempt) {
    assertThat(assertThrows(IllegalArgumentException.class, attempt))
        .hasMessageThat()
        .isEqualTo(message);
  }
}
