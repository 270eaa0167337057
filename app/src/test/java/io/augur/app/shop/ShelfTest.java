package io.augur.app.shop;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Basket;
import io.augur.rules.price.Holding;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import org.junit.Test;

public final class ShelfTest {
  private static final Cart EMPTY = Cart.of(Holding.of(Advances.none()), Basket.EMPTY);
  private static final Shelf ALL = Shelf.of(Draft.EMPTY);

  @Test
  public void aSearchNeedsNoSignsAboveLetters() {
    assertThat(shows(ALL.searching("zegl"), "Żegluga", 0)).isTrue();
    assertThat(shows(ALL.searching("gluga "), "Żegluga", 0)).isFalse();
    assertThat(shows(ALL.searching("wor"), "Public Works", 0)).isTrue();
  }

  @Test
  public void onlyWhatCanBePaidIsShownOnWish() {
    Shelf affordable = ALL.within(Shelf.Reach.AFFORDABLE);
    assertThat(shows(affordable, "Pottery", 60)).isTrue();
    assertThat(shows(affordable, "Pottery", 59)).isFalse();
  }

  @Test
  public void aSecondTapOnAGroupShowsAllAgain() {
    Shelf arts = ALL.tapped(AdvanceGroup.ARTS);
    assertThat(shows(arts, "Pottery", 0)).isFalse();
    assertThat(shows(arts.tapped(AdvanceGroup.ARTS), "Pottery", 0)).isTrue();
    assertThat(shows(arts.tapped(AdvanceGroup.CRAFTS), "Pottery", 0)).isTrue();
  }

  @Test
  public void aShelfSurvivesInItsDraft() {
    Shelf shelf =
        ALL.tapped(AdvanceGroup.SCIENCE).within(Shelf.Reach.AFFORDABLE).searching("Żeg 1");
    assertThat(Shelf.of(shelf.in(Draft.EMPTY))).isEqualTo(shelf);
    assertThat(Shelf.of(ALL.in(shelf.in(Draft.EMPTY)))).isEqualTo(ALL);
  }

  private static boolean shows(Shelf shelf, String name, int left) {
    return shelf.shows(EMPTY.purchase().price(Advance.POTTERY), name, EMPTY, left);
  }
}
