package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.SLAVE_REVOLT;
import static io.augur.rules.calamity.Calamity.TEMPEST;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.EGYPT;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class PlaceTest {
  @Test
  public void beforePhaseEightAGameStandsInNoPhase() {
    assertThat(Scenario.at(LineUp.WEST_8).game().place()).isEqualTo(Optional.empty());
  }

  @Test
  public void aDrawIsOfPhaseEightAndACallOfNineB() {
    Scenario table = Scenario.at(LineUp.WEST_8).holds(EGYPT, FAMINE, TREACHERY, SLAVE_REVOLT);
    table.begin();
    assertThat(table.game().place()).isEqualTo(Optional.of(Place.SELECTION));
    table.play(new Event.Drew(EGYPT, FAMINE, Giver.DRAWN));
    assertThat(table.game().place()).isEqualTo(Optional.of(Place.MAJOR_CALAMITIES));
  }

  @Test
  public void anUnknownCountOfAMinorVictimIsAskedInNineA() {
    Scenario table = Scenario.at(LineUp.WEST_9).holds(EGYPT, TEMPEST).begin();
    assertThat(table.game().place()).isEqualTo(Optional.of(Place.MINOR_CALAMITIES));
  }

  @Test
  public void aWholeTurnGoesThroughItsPhasesInOrder() throws IOException {
    Path log = Path.of("src/test/resources/logs/whole-turn-west-8.log");
    History history = ((Replay.Whole) Replay.of(Files.readString(log))).history();
    List<Optional<Place>> places = new ArrayList<>();
    for (int i = 0; i <= history.size(); i++) {
      Game game = history.state(i);
      if (places.isEmpty() || !places.get(places.size() - 1).equals(game.place())) {
        places.add(game.place());
      }
    }
    assertThat(places)
        .containsAtLeast(
            Optional.empty(),
            Optional.of(Place.MAJOR_CALAMITIES),
            Optional.of(Place.SURPLUS),
            Optional.of(Place.ACQUISITION),
            Optional.of(Place.MARKERS))
        .inOrder();
  }
}
