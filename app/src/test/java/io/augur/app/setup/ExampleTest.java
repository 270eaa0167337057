package io.augur.app.setup;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.phase.Turn;
import org.junit.Test;

public final class ExampleTest {
  @Test
  public void threeCardsAreOneTooManyForEightPlayers() {
    Prompt.Draw draw = (Prompt.Draw) begun(Example.ONE_TOO_MANY).prompt();
    assertThat(draw.why()).isEqualTo(Prompt.Draw.Why.TOO_MANY);
    assertThat(draw.cards()).hasSize(3);
  }

  @Test
  public void oneOfTwoCardsWithTheSameNameGoesFirst() {
    Prompt.Draw draw = (Prompt.Draw) begun(Example.TWICE_THE_SAME).prompt();
    assertThat(draw.why()).isEqualTo(Prompt.Draw.Why.SAME_NAME);
    draw.cards().forEach(card -> assertThat(card.calamity()).isEqualTo(SUPERSTITION));
  }

  private static Game begun(Example example) {
    Game game = Turn.begin(example.setup());
    for (Event fact : example.facts()) {
      game = ((Outcome.Played) game.play(fact)).game();
    }
    return ((Outcome.Played) game.play(new Event.WentOn())).game();
  }
}
