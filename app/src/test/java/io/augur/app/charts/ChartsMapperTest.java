package io.augur.app.charts;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.Recorded;
import io.augur.app.charts.ChartsUiState.Loss;
import io.augur.app.charts.ChartsUiState.Told;
import io.augur.rules.flow.Game;
import io.augur.rules.log.History;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class ChartsMapperTest {
  private static final String FACTS =
      """
      augur 1
      table west_9 basic
      egypt has 6 cities
      egypt has 20 tokens
      egypt holds tribal_conflict
      go on
      """;

  @Test
  public void lossesAreCountedInUnitPointsAndInCities() {
    Told told = told(FACTS + "egypt takes 2 tokens, reduces to 2\n");
    assertThat(losses(told.points())).containsExactly("egypt 5");
    assertThat(losses(told.cities())).containsExactly("egypt 1");
  }

  @Test
  public void aCorrectionIsNoLoss() {
    assertThat(map(FACTS + "correction: egypt has 1 city\n"))
        .isInstanceOf(ChartsUiState.Nothing.class);
  }

  @Test
  public void whoeverLostMostComesFirst() {
    Told told =
        (Told) ChartsMapper.map(states(Recorded.log("every-calamity-18").history()), List.of());
    List<Integer> much = new ArrayList<>();
    told.points().forEach(loss -> much.add(loss.much()));
    assertThat(much.size()).isAtLeast(5);
    assertThat(much).isInOrder((one, other) -> Integer.compare((int) other, (int) one));
  }

  @Test
  public void beforeTheFirstLossThereIsNothingToDraw() {
    assertThat(map(FACTS)).isInstanceOf(ChartsUiState.Nothing.class);
  }

  private static Told told(String log) {
    return (Told) map(log);
  }

  private static ChartsUiState map(String log) {
    return ChartsMapper.map(states(Recorded.text(log).history()), List.of());
  }

  private static List<Game> states(History history) {
    List<Game> states = new ArrayList<>();
    for (int i = 0; i <= history.size(); i++) {
      states.add(history.state(i));
    }
    return states;
  }

  private static List<String> losses(List<Loss> losses) {
    List<String> said = new ArrayList<>();
    losses.forEach(loss -> said.add(loss.player().civilization().key() + " " + loss.much()));
    return said;
  }
}
