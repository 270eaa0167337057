package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Player;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Piece;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import org.junit.Test;

public final class RandomPlayTest {
  private static final int TURNS = 2_000;
  private static final int TURNS_IN_WORDS = 200;

  @Test
  public void everyTurnEndsAndKeepsThePieces() {
    for (long seed = 0; seed < TURNS; seed++) {
      RandomTurn.play(seed, RandomPlayTest::checkPieces);
    }
  }

  @Test
  public void replayingEveryEventGivesTheSameTable() {
    for (long seed = 0; seed < TURNS_IN_WORDS; seed++) {
      Game played = RandomTurn.play(seed, game -> {});
      Game replayed = Turn.begin(played.table().setup());
      for (Event event : played.events()) {
        replayed = ((Outcome.Played) replayed.play(event)).game();
      }
      assertThat(replayed.table()).isEqualTo(played.table());
    }
  }

  @Test
  public void everythingToldCanBeSaidInBothLanguages() {
    for (long seed = 0; seed < TURNS_IN_WORDS; seed++) {
      RandomTurn.play(
          seed,
          game -> {
            for (Phrase phrase : game.told()) {
              for (Language language : Language.values()) {
                assertThat(Words.in(language).say(phrase)).isNotEmpty();
              }
            }
          });
    }
  }

  private static void checkPieces(Game game) {
    for (Player player : game.table().players()) {
      Counts counts = player.counts();
      for (Count count : Count.values()) {
        if (counts.knows(count)) {
          assertWithMessage("%s of %s after %s", count, player.civilization(), game.last())
              .that(counts.of(count))
              .isAtLeast(0);
        }
      }
      assertThat(counts.cities()).isAtMost(Piece.CITY.count());
      assertWithMessage("tokens of %s after %s", player.civilization(), game.last())
          .that(Math.max(0, counts.tokens()) + Math.max(0, counts.treasury()))
          .isAtMost(Piece.TOKEN.count());
    }
  }
}
