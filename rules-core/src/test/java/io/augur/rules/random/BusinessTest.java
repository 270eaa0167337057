package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Piece;
import io.augur.rules.table.Track;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Random tables without calamities walk through phases 10 to 13. */
public final class BusinessTest {
  private static final int TURNS = 60;

  @Test
  public void noOfferedAnswerIsRefusedAndNoPieceIsLost() {
    for (long seed = 0; seed < TURNS; seed++) {
      Random random = new Random(seed);
      Game game = gathered(random);
      while (!(game.prompt() instanceof Prompt.Gather)) {
        game = played(answer(game, random), game);
        checkPieces(game);
        game.told().forEach(it -> assertThat(Words.in(Language.POLISH).say(it)).isNotEmpty());
      }
      assertThat(game.table().turn()).isEqualTo(2);
    }
  }

  private static Game gathered(Random random) {
    LineUp lineUp = any(List.of(LineUp.values()), random);
    Track track = any(List.of(Track.values()), random);
    Setup standard = Setup.standard(lineUp);
    Game game = Turn.begin(new Setup(lineUp, track, standard.rulings(), standard.seats()));
    for (Civilization player : lineUp.civilizations()) {
      for (Count count : List.of(Count.CITIES, Count.TOKENS, Count.TREASURY, Count.CARDS)) {
        if (random.nextInt(3) > 0) {
          int most = Math.min(count.most(), 25);
          game = played(new Event.Has(player, count, random.nextInt(most + 1)), game);
        }
      }
      game = played(new Event.Has(player, Count.POSITION, random.nextInt(16)), game);
      for (Advance advance : Advance.values()) {
        if (random.nextInt(4) == 0) {
          game = played(new Event.Owns(player, advance), game);
        }
      }
    }
    return played(new Event.WentOn(), game);
  }

  private static Event answer(Game game, Random random) {
    Prompt prompt = game.prompt();
    if (prompt instanceof Prompt.Tasks tasks) {
      if (!tasks.mayInsist().isEmpty() && random.nextInt(8) == 0) {
        return new Event.Insisted(tasks.mayInsist().get(0));
      }
      List<Prompt.Task> free = new ArrayList<>(tasks.tasks());
      free.removeIf(task -> !task.waitsFor().isEmpty());
      prompt = free.get(random.nextInt(free.size())).prompt();
    }
    if (prompt instanceof Prompt.HowMany ask) {
      return new Event.Has(ask.player(), ask.count(), random.nextInt(10));
    }
    return RandomBusiness.to(prompt, game.table(), random).orElseThrow(AssertionError::new);
  }

  private static <T> T any(List<T> options, Random random) {
    return options.get(random.nextInt(options.size()));
  }

  private static Game played(Event event, Game game) {
    Outcome outcome = game.play(event);
    assertWithMessage("%s at %s", event, game.prompt())
        .that(outcome)
        .isInstanceOf(Outcome.Played.class);
    return ((Outcome.Played) outcome).game();
  }

  private static void checkPieces(Game game) {
    for (Player player : game.table().players()) {
      Counts counts = player.counts();
      for (Count count : Count.values()) {
        assertWithMessage("%s of %s after %s", count, player.civilization(), game.last())
            .that(counts.of(count))
            .isAtLeast(counts.knows(count) ? 0 : Count.UNKNOWN);
      }
      assertThat(counts.cities()).isAtMost(Piece.CITY.count());
      assertThat(Math.max(0, counts.tokens()) + Math.max(0, counts.treasury()))
          .isAtMost(Piece.TOKEN.count());
    }
  }
}
