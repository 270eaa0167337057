package io.augur.app.table;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.data.Kind;
import io.augur.app.data.Said;
import io.augur.app.data.SessionState;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Fault;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.Optional;
import org.junit.Test;

public final class TableMapperTest {
  private final Game fresh = Turn.begin(Setup.standard(8));

  @Test
  public void whatIsNotOpenIsLoadingUnreadableOrGone() {
    assertThat(TableMapper.map(new SessionState.Opening()))
        .isInstanceOf(TableUiState.Loading.class);
    assertThat(TableMapper.map(new SessionState.Unreadable()))
        .isInstanceOf(TableUiState.Unreadable.class);
    assertThat(TableMapper.map(new SessionState.Gone())).isInstanceOf(TableUiState.Gone.class);
  }

  @Test
  public void aCalledCalamityIsNamedInTheNextStep() {
    Game called =
        play(
            play(fresh, new Event.Holds(Civilization.EGYPT, Calamity.FAMINE, Giver.DRAWN)),
            new Event.WentOn());
    assertThat(shown(called, Optional.empty()).next())
        .isEqualTo(new TableUiState.Walk(Place.MAJOR_CALAMITIES, Optional.of(Calamity.FAMINE)));
  }

  @Test
  public void aGameThatIsOverHasNoNextStep() {
    assertThat(shown(play(fresh, new Event.Ended()), Optional.empty()).next())
        .isEqualTo(new TableUiState.Nothing());
  }

  @Test
  public void aDamagedLogSaysWhy() {
    Phrase reason = Phrase.of("log.ends_early");
    assertThat(shown(fresh, Optional.of(new Fault(7, reason))).head().damage())
        .isEqualTo(Optional.of(reason));
  }

  private static TableUiState.Shown shown(Game game, Optional<Fault> damage) {
    return (TableUiState.Shown)
        TableMapper.map(
            new SessionState.Open(
                1,
                "Friday",
                Kind.TABLE,
                game,
                game.size(),
                game.size(),
                Optional.empty(),
                damage,
                Said.NOTHING));
  }

  private static Game play(Game game, Event event) {
    return ((Outcome.Played) game.play(event)).game();
  }
}
