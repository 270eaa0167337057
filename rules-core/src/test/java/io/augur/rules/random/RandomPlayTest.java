package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;

import org.junit.Test;

public final class RandomPlayTest {
  private static final int GAMES = 500;
  private static final int TURNS = 4;
  private static final int GAMES_IN_WORDS = 60;

  @Test
  public void everyTurnEndsAndKeepsThePieces() {
    for (long seed = 0; seed < GAMES; seed++) {
      Watch.closely(seed, TURNS);
    }
  }

  @Test
  public void aCopyThatACorrectionBringsToLightIsCalledOnItsOwn() {
    Watch.closely(1_000_934, TURNS); // a second flood while the first was taking its toll
  }

  @Test
  public void everythingToldCanBeSaidInBothLanguages() {
    for (long seed = 0; seed < GAMES_IN_WORDS; seed++) {
      RandomGame.play(seed, 1, (game, prompt) -> Invariants.words(game));
    }
  }

  @Test
  public void theSameSeedPlaysTheSameGame() {
    assertThat(RandomGame.play(7, 2, (game, prompt) -> {}).events())
        .isEqualTo(RandomGame.play(7, 2, (game, prompt) -> {}).events());
  }
}
