package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.*;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public final class OrderTest {
  @Test
  public void rankingFollowsThePrintedRowsWhateverTheMarkersShow() {
    assertThat(sorted(Order.RANKING, at(EGYPT, 9), at(MINOA, 0), at(ROME, 4)))
        .containsExactly(MINOA, ROME, EGYPT)
        .inOrder();
  }

  @Test
  public void positionPutsTheFurthestMarkerFirstAndBreaksTiesByRanking() {
    assertThat(sorted(Order.POSITION, at(EGYPT, 9), at(ROME, 4), at(MINOA, 4), at(SABA, 10)))
        .containsExactly(SABA, EGYPT, MINOA, ROME)
        .inOrder();
  }

  /** E12 */
  @Test
  public void beneficiaryHasMostCitiesThenMostTokensInStock() {
    assertThat(
            sorted(
                Order.BENEFICIARY, stock(ASSYRIA, 5, 9), stock(HATTI, 5, 12), stock(HELLAS, 4, 30)))
        .containsExactly(HATTI, ASSYRIA, HELLAS)
        .inOrder();
  }

  @Test
  public void beneficiaryFallsBackOnTheRanking() {
    assertThat(sorted(Order.BENEFICIARY, stock(EGYPT, 3, 7), stock(MINOA, 3, 7)))
        .containsExactly(MINOA, EGYPT)
        .inOrder();
  }

  /** E13 */
  @Test
  public void inMinoasOwnBlockSabaIsNoCandidate() {
    List<Standing> table = new ArrayList<>();
    for (Civilization civilization : LineUp.ALL_18.civilizations()) {
      table.add(stock(civilization, civilization == SABA ? 9 : civilization == ROME ? 6 : 2, 20));
    }
    Block own = LineUp.ALL_18.block(MINOA);
    assertThat(table.stream().min(Order.BENEFICIARY).orElseThrow().civilization()).isEqualTo(SABA);
    assertThat(
            table.stream()
                .filter(standing -> standing.civilization() != MINOA)
                .filter(standing -> LineUp.ALL_18.block(standing.civilization()) == own)
                .min(Order.BENEFICIARY)
                .orElseThrow()
                .civilization())
        .isEqualTo(ROME);
  }

  @Test
  public void everyOrderIsTotal() {
    for (Order order : Order.values()) {
      for (Civilization one : Civilization.values()) {
        for (Civilization other : Civilization.values()) {
          int compared = order.compare(at(one, 3), at(other, 3));
          assertThat(Integer.signum(compared)).isEqualTo(Integer.signum(one.compareTo(other)));
        }
      }
    }
  }

  @Test
  public void aStandingThatCannotBeIsRefused() {
    assertRefused("city in stock < 0 or > 9: 10", () -> stock(ROME, 10, 0));
    assertRefused("token in stock < 0 or > 55: 56", () -> stock(ROME, 0, 56));
    assertRefused("token in stock < 0 or > 55: -1", () -> stock(ROME, 0, -1));
    assertRefused("position < 0 or > 16: 17", () -> at(ROME, 17));
  }

  private static List<Civilization> sorted(Order order, Standing... standings) {
    return Arrays.stream(standings)
        .sorted(order)
        .map(Standing::civilization)
        .collect(Collectors.toList());
  }

  private static Standing at(Civilization civilization, int position) {
    return new Standing(civilization, position, 0, 0);
  }

  private static Standing stock(Civilization civilization, int cities, int tokens) {
    return new Standing(civilization, 0, cities, tokens);
  }

  private static void assertRefused(String message, org.junit.function.ThrowingRunnable attempt) {
    assertThat(assertThrows(IllegalArgumentException.class, attempt))
        .hasMessageThat()
        .isEqualTo(message);
  }
}
