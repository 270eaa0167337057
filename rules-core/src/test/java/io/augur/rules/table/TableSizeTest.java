package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Advance.ROADBUILDING;
import static org.junit.Assert.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.Test;

public final class TableSizeTest {
  @Test
  public void everyPlayerCountHasTheLimitsOfTheFacts() {
    List<FactTable.Row> facts = FactTable.read("limits");
    assertThat(facts).hasSize(14);
    for (FactTable.Row fact : facts) {
      int players = fact.number("players");
      TableSize size = TableSize.of(players);
      Map<String, String> row = new LinkedHashMap<>();
      row.put("players", "" + players);
      row.put("calamities", "" + size.calamityLimit());
      row.put("majors", "" + size.majorLimit());
      row.put("tradeable_copies", "" + size.majorCopies());
      row.put("non_tradeable_copies", "" + size.majorCopies());
      row.put("minor_copies", "" + size.minorCopies());
      row.put("hand", "" + size.handLimit(Advances.none()));
      row.put("start_credits", "" + StartCredits.of(players).arts());
      assertWithMessage(players + " players").that(row).containsExactlyEntriesIn(fact.cells());
      assertThat(StartCredits.of(players))
          .isEqualTo(Credits.evenly(StartCredits.of(players).arts()));
    }
  }

  @Test
  public void minorsAreInPlayWhereTheLimitLeavesRoomForThem() {
    for (TableSize size : TableSize.values()) {
      assertThat(size.hasMinors()).isEqualTo(size.calamityLimit() > size.majorLimit());
    }
  }

  @Test
  public void thereAreAsManyCopiesAsBlocks() {
    for (LineUp lineUp : LineUp.values()) {
      long blocks = lineUp.civilizations().stream().map(lineUp::block).distinct().count();
      assertWithMessage(lineUp.key())
          .that(TableSize.of(lineUp.players()).majorCopies())
          .isEqualTo((int) blocks);
    }
  }

  /** E24 */
  @Test
  public void handLimitIs8At11And9At12AndRoadbuildingAddsOne() {
    Advances roads = Advances.of(ROADBUILDING);
    assertThat(TableSize.of(11).handLimit(Advances.none())).isEqualTo(8);
    assertThat(TableSize.of(12).handLimit(Advances.none())).isEqualTo(9);
    assertThat(TableSize.of(11).handLimit(roads)).isEqualTo(9);
    assertThat(TableSize.of(12).handLimit(roads)).isEqualTo(10);
  }

  @Test
  public void theSizesFollowEachOtherWithoutAGap() {
    int next = 5;
    for (TableSize size : TableSize.values()) {
      assertThat(size.fewest()).isEqualTo(next);
      next = size.most() + 1;
    }
    assertThat(next).isEqualTo(19);
  }

  @Test
  public void fewerThan5AndMoreThan18PlayersAreRefusedEverywhere() {
    List<IntConsumer> lookUps = List.of(TableSize::of, LineUp::of, StartCredits::of);
    for (IntConsumer lookUp : lookUps) {
      for (int players : new int[] {4, 19}) {
        assertThat(assertThrows(IllegalArgumentException.class, () -> lookUp.accept(players)))
            .hasMessageThat()
            .isEqualTo("players < 5 or > 18: " + players);
      }
    }
  }
}
