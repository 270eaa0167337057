package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Civilization.*;
import static org.junit.Assert.assertThrows;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public final class LineUpTest {
  @Test
  public void everyLineUpSeatsWhomTheFactsSeat() {
    List<FactTable.Row> facts = FactTable.read("line-ups");
    assertThat(facts).hasSize(LineUp.values().length);
    for (FactTable.Row fact : facts) {
      LineUp lineUp = LineUp.byKey(fact.get("key"));
      assertWithMessage(lineUp.key()).that(lineUp.players()).isEqualTo(fact.number("players"));
      assertThat(lineUp.confidence().key()).isEqualTo(fact.get("confidence"));
      assertThat(keys(lineUp.civilizations(Block.WEST)))
          .containsExactlyElementsIn(fact.list("west"))
          .inOrder();
      assertThat(keys(lineUp.civilizations(Block.EAST)))
          .containsExactlyElementsIn(fact.list("east"))
          .inOrder();
    }
  }

  @Test
  public void upTo9PlayersChooseBetweenTwoMapsAndMoreDoNot() {
    for (int players = 5; players <= 18; players++) {
      assertWithMessage(players + " players")
          .that(LineUp.of(players))
          .hasSize(players <= 9 ? 2 : 1);
    }
    assertThat(LineUp.of(5)).containsExactly(LineUp.WEST_5, LineUp.EAST_5).inOrder();
  }

  @Test
  public void everyLineUpIsInTheOrderOfTheRanking() {
    for (LineUp lineUp : LineUp.values()) {
      assertThat(lineUp.civilizations()).isInStrictOrder();
      assertThat(lineUp.civilizations()).hasSize(lineUp.players());
    }
  }

  @Test
  public void onlyAssyriaAndEgyptEverLeaveTheirPrintedBlockWhenThereAreTwo() {
    for (int players = 12; players <= 18; players++) {
      LineUp lineUp = LineUp.of(players).get(0);
      List<Civilization> strangers =
          lineUp.civilizations().stream()
              .filter(civilization -> lineUp.block(civilization) != civilization.printedBlock())
              .collect(Collectors.toList());
      List<Civilization> expected =
          switch (players) {
            case 12, 15, 16 -> List.of(ASSYRIA);
            case 13, 14 -> List.of(ASSYRIA, EGYPT);
            default -> List.of();
          };
      assertWithMessage(players + " players").that(strangers).isEqualTo(expected);
    }
  }

  @Test
  public void theBlockOfSomebodyWhoDoesNotPlayIsRefused() {
    assertThat(assertThrows(IllegalArgumentException.class, () -> LineUp.WEST_5.block(ROME)))
        .hasMessageThat()
        .isEqualTo("civilization not in west_5: rome");
  }

  private static List<String> keys(List<Civilization> civilizations) {
    return civilizations.stream().map(Civilization::key).collect(Collectors.toList());
  }
}
