package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import org.junit.Test;

public final class RulingsTest {
  @Test
  public void everyRulingHasAnAlternativeAndIsNotCertain() {
    for (Ruling ruling : Ruling.values()) {
      assertWithMessage(ruling.key()).that(ruling.readings().size()).isAtLeast(2);
      assertWithMessage(ruling.key()).that(ruling.confidence()).isNotEqualTo(Confidence.HIGH);
      assertThat(Rulings.standard().chosen(ruling)).isEqualTo(ruling.standard());
    }
    assertThat(Ruling.SMALL_CIVIL_WAR.place()).isEqualTo(Place.MAJOR_CALAMITIES);
  }

  @Test
  public void aTableMaySettleOneRulingInItsOwnWay() {
    Rulings changed = Rulings.standard().with(Reading.DRAW_AMONG_ALL);
    assertThat(changed.has(Reading.DRAW_AMONG_ALL)).isTrue();
    assertThat(changed.has(Reading.DRAW_AMONG_MAJORS)).isFalse();
    assertThat(changed.has(Reading.NAME_ALL_ELIGIBLE)).isTrue();
    assertThat(changed.list()).hasSize(Ruling.values().length);
  }

  @Test
  public void rulingsAreEqualIfTheySettleEverythingAlike() {
    Rulings changed = Rulings.standard().with(Reading.DRAW_AMONG_ALL);
    assertThat(changed).isNotEqualTo(Rulings.standard());
    assertThat(changed.with(Reading.DRAW_AMONG_MAJORS)).isEqualTo(Rulings.standard());
    assertThat(changed.with(Reading.DRAW_AMONG_MAJORS).hashCode())
        .isEqualTo(Rulings.standard().hashCode());
    assertThat(changed.toString()).contains("DRAW_AMONG_ALL");
  }
}
