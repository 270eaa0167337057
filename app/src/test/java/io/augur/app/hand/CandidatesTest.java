package io.augur.app.hand;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TEMPEST;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import org.junit.Test;

public final class CandidatesTest {
  private final Game eight = Turn.begin(Setup.standard(8));

  @Test
  public void minorsAreOfferedOnlyWhereTheyAreInPlay() {
    assertThat(of(eight).calamities()).doesNotContain(TEMPEST);
    assertThat(of(Turn.begin(Setup.standard(9))).calamities()).contains(TEMPEST);
  }

  @Test
  public void noStackIsOfferedWithoutACalamity() {
    assertThat(of(eight).stacks()).containsExactly(2, 3, 4, 5, 6, 7, 8, 9).inOrder();
  }

  @Test
  public void whatThePlayerHoldsHimselfIsNotOfferedAgain() {
    Game held = play(eight, new Event.Holds(EGYPT, FAMINE, Giver.DRAWN));
    assertThat(of(held).of(3)).doesNotContain(FAMINE);
  }

  @Test
  public void whatAnotherHoldsIsOfferedSinceItIsASecret() {
    Game held = play(eight, new Event.Holds(HELLAS, FAMINE, Giver.DRAWN));
    assertThat(of(held)).isEqualTo(of(eight));
  }

  private static Candidates of(Game game) {
    return Candidates.of(EGYPT, game.table());
  }

  private static Game play(Game game, Event event) {
    return ((Outcome.Played) game.play(event)).game();
  }
}
