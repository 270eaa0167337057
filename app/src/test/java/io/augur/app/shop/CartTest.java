package io.augur.app.shop;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Prompt;
import io.augur.rules.price.Holding;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Credits;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.Test;

public final class CartTest {
  private static final Holding NOTHING = Holding.of(Advances.none());

  @Test
  public void asLongAsNobodySaysWhatTheCardsAreWorthTheyAreJustEnough() {
    Cart cart = empty().tapped(Advance.POTTERY).paying(paid(12, 2, OptionalInt.empty()));
    assertThat(cart.basket()).isEqualTo(Basket.of(Advances.of(Advance.POTTERY), 12, 2, 48));
    assertThat(cart.tapped(Advance.MASONRY).basket().worth()).isEqualTo(108);
  }

  @Test
  public void setsMayBeWorthMore() {
    Cart cart = empty().tapped(Advance.POTTERY).paying(paid(0, 2, OptionalInt.of(70)));
    assertThat(cart.basket().worth()).isEqualTo(70);
  }

  @Test
  public void theRestComesFromTreasuryAsFarAsItGoes() {
    Cart cart = empty().tapped(Advance.POTTERY).paying(paid(0, 1, OptionalInt.of(50)));
    assertThat(cart.restFromTreasury(55).payment().treasury()).isEqualTo(10);
    assertThat(cart.restFromTreasury(4).payment().treasury()).isEqualTo(4);
  }

  @Test
  public void miningDoublesTreasury() {
    Cart cart = Cart.of(Holding.of(Advances.of(Advance.MINING)), Basket.EMPTY);
    Cart music = cart.tapped(Advance.MUSIC);
    assertThat(music.restFromTreasury(55).payment().treasury()).isEqualTo(40);
  }

  @Test
  public void whatGoesBackTakesItsBenefitAlong() {
    Cart cart =
        empty()
            .tapped(Advance.LIBRARY)
            .spending(Advance.LIBRARY, Advance.MASONRY)
            .tapped(Advance.MASONRY);
    assertThat(cart.advances()).isEqualTo(Advances.of(Advance.LIBRARY));
    assertThat(cart.spent()).isEmpty();
  }

  @Test
  public void whatIsPickedAsFreeIsTaken() {
    Cart cart = empty().tapped(Advance.ANATOMY).spending(Advance.ANATOMY, Advance.COINAGE);
    assertThat(cart.advances().has(Advance.COINAGE)).isTrue();
    assertThat(cart.cost()).isEqualTo(Advance.ANATOMY.cost());
  }

  @Test
  public void theOldestCreditGivesWayOnceAllAreSpread() {
    Cart cart = empty().tapped(Advance.WRITTEN_RECORD);
    cart = cart.crediting(Advance.WRITTEN_RECORD, AdvanceGroup.ARTS, 10);
    cart = cart.crediting(Advance.WRITTEN_RECORD, AdvanceGroup.CIVICS, 10);
    cart = cart.crediting(Advance.WRITTEN_RECORD, AdvanceGroup.CIVICS, 10);
    assertThat(cart.basket().chosen())
        .containsExactly(Advance.WRITTEN_RECORD, Credits.of(AdvanceGroup.CIVICS, 10));
  }

  @Test
  public void aCartSurvivesInItsDraft() {
    Cart cart =
        empty()
            .tapped(Advance.LIBRARY)
            .tapped(Advance.MONUMENT)
            .spending(Advance.LIBRARY, Advance.MONUMENT)
            .crediting(Advance.MONUMENT, AdvanceGroup.SCIENCE, 20)
            .paying(paid(3, 4, OptionalInt.of(500)));
    Draft draft = CartDraft.write(cart, Draft.EMPTY);
    assertThat(CartDraft.read(prompt(Basket.EMPTY), draft)).isEqualTo(cart);
    assertThat(CartDraft.read(prompt(Basket.EMPTY), CartDraft.write(empty(), draft)))
        .isEqualTo(empty());
  }

  @Test
  public void whatWasPutAsideIsThereAgain() {
    Basket aside =
        new Basket(
            Advances.of(Advance.WRITTEN_RECORD),
            Map.of(),
            Map.of(Advance.WRITTEN_RECORD, Credits.of(AdvanceGroup.ARTS, 10)),
            0,
            1,
            60);
    Cart cart = CartDraft.read(prompt(aside), Draft.EMPTY);
    assertThat(cart.basket()).isEqualTo(aside);
    assertThat(cart.tapped(Advance.MUSIC).basket().worth()).isEqualTo(140);
  }

  private static Cart empty() {
    return Cart.of(NOTHING, Basket.EMPTY);
  }

  private static Prompt.Buy prompt(Basket basket) {
    return new Prompt.Buy(Civilization.EGYPT, Purchase.of(NOTHING), basket);
  }

  private static Cart.Payment paid(int treasury, int cards, OptionalInt worth) {
    return new Cart.Payment(treasury, cards, worth);
  }
}
