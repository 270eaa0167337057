package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.*;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;

public final class AdvancesTest {
  @Test
  public void aSetIsAlwaysInTheOrderOfTheCatalogue() {
    assertThat(Advances.of(POTTERY, LAW, POTTERY).list()).containsExactly(LAW, POTTERY).inOrder();
    assertThat(Advances.of(POTTERY, LAW)).isEqualTo(Advances.of(List.of(LAW, POTTERY)));
    assertThat(Advances.of(POTTERY, LAW).hashCode())
        .isEqualTo(Advances.of(LAW, POTTERY).hashCode());
    assertThat(Advances.of(POTTERY)).isNotEqualTo(Advances.of(LAW));
    assertThat(Advances.of(POTTERY, LAW).toString()).isEqualTo("[LAW, POTTERY]");
  }

  @Test
  public void theWholeCatalogueFitsInASet() {
    assertThat(Advances.all().size()).isEqualTo(51);
    assertThat(Advances.all().list()).containsExactlyElementsIn(Advance.values()).inOrder();
    assertThat(Advances.all().points()).isEqualTo(170);
  }

  @Test
  public void aSetChangesOnlyIntoAnotherSet() {
    Advances one = Advances.of(LAW);
    Advances two = one.with(WRITTEN_RECORD);
    assertThat(one.has(WRITTEN_RECORD)).isFalse();
    assertThat(two.has(WRITTEN_RECORD)).isTrue();
    assertThat(two.without(LAW)).isEqualTo(Advances.of(WRITTEN_RECORD));
    assertThat(two.without(one)).isEqualTo(Advances.of(WRITTEN_RECORD));
    assertThat(one.with(Advances.of(MUSIC, LAW))).isEqualTo(Advances.of(LAW, MUSIC));
    assertThat(two.and(Advances.of(LAW, MUSIC))).isEqualTo(one);
  }

  @Test
  public void setsMeetInACommonAdvance() {
    assertThat(Advances.of(LAW, MUSIC).meets(Advances.of(MUSIC))).isTrue();
    assertThat(Advances.of(LAW, MUSIC).meets(Advances.of(DEISM))).isFalse();
    assertThat(Advances.all().meets(Advances.none())).isFalse();
  }

  @Test
  public void creditsOfASetAddUp() {
    assertThat(Advances.of(POTTERY, MASONRY).credits()).isEqualTo(new Credits(5, 20, 0, 0, 5));
    assertThat(Advances.none().credits()).isEqualTo(Credits.none());
    assertThat(Advances.of(POTTERY, MASONRY).credits().total()).isEqualTo(30);
  }

  @Test
  public void lessThanNoCreditIsRefused() {
    assertThat(
            assertThrows(IllegalArgumentException.class, () -> Credits.of(AdvanceGroup.CIVICS, -5)))
        .hasMessageThat()
        .isEqualTo("credits < 0: -5");
  }
}
