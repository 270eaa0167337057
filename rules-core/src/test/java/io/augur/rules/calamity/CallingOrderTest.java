package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.*;
import static java.util.stream.Collectors.toList;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;

public final class CallingOrderTest {
  @Test
  public void allMajorsAreCalledByStackAndTheNonTradeableFirst() {
    assertThat(
            Arrays.stream(Calamity.values())
                .filter(it -> it.row().kind().major())
                .sorted(CallingOrder.CALLING)
                .collect(toList()))
        .containsExactly(
            VOLCANIC_ERUPTION_OR_EARTHQUAKE,
            TREACHERY,
            FAMINE,
            SLAVE_REVOLT,
            FLOOD,
            SUPERSTITION,
            CIVIL_WAR,
            BARBARIAN_HORDES,
            CYCLONE,
            EPIDEMIC,
            TYRANNY,
            CIVIL_DISORDER,
            CORRUPTION,
            ICONOCLASM_AND_HERESY,
            REGRESSION,
            PIRACY)
        .inOrder();
  }

  @Test
  public void theMinorsOfAPlayerComeByStackBeforeAnyMajor() {
    assertThat(
            List.of(TREACHERY, COASTAL_MIGRATION, SQUANDERED_WEALTH, CITY_IN_FLAMES).stream()
                .sorted(CallingOrder.CALLING)
                .collect(toList()))
        .containsExactly(SQUANDERED_WEALTH, CITY_IN_FLAMES, COASTAL_MIGRATION, TREACHERY)
        .inOrder();
  }

  @Test
  public void noTwoCalamitiesAreCalledAtTheSameTime() {
    for (Calamity one : Calamity.values()) {
      for (Calamity other : Calamity.values()) {
        assertThat(CallingOrder.CALLING.compare(one, other) == 0).isEqualTo(one == other);
      }
    }
  }
}
