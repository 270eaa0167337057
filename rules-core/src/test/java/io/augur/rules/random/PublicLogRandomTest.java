package io.augur.rules.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.log.Audit;
import io.augur.rules.log.History;
import io.augur.rules.log.PublicLog;
import io.augur.rules.log.Replay;
import io.augur.rules.view.TableView;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.Test;

public final class PublicLogRandomTest {
  private static final int GAMES = 60;
  private static final int MOMENTS = 4;
  private static final int TRIES = 8;

  @Test
  public void gamesThatLookAlikeHaveTheSamePublicLog() {
    int twins = 0;
    int renamed = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      Game game = RandomGame.play(seed, 1 + (int) seed % 2, (state, asked) -> {});
      for (int moment = 0; moment < MOMENTS; moment++) {
        List<Event> events = game.events().subList(0, 1 + random.nextInt(game.size()));
        History history = Twin.sealed(game, events);
        String log = PublicLog.of(history);
        for (int i = 0; i < TRIES; i++) {
          Optional<History> twin = new Twin(events, random).of(history);
          if (twin.isPresent() && !twin.get().now().events().equals(events)) {
            twins++;
            renamed += names(twin.get()).equals(names(history)) ? 0 : 1;
            assertWithMessage("seed %s, %s events", seed, events.size())
                .that(PublicLog.of(twin.get()))
                .isEqualTo(log);
          }
        }
      }
    }
    assertThat(twins).isAtLeast(300);
    assertThat(renamed).isAtLeast(100);
  }

  @Test
  public void thePublicLogReplaysToWhereNothingIsHidden() {
    for (long seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      Game game = RandomGame.play(seed, 3, (state, asked) -> {});
      History history = Twin.sealed(game, game.events());
      for (int moment = 0; moment < MOMENTS; moment++) {
        history.jump(random.nextInt(game.size() + 1));
        String log = PublicLog.of(history);
        Replay replay = Replay.of(log);
        assertWithMessage(log).that(replay).isInstanceOf(Replay.Whole.class);
        if (allIsKnown(history.now())) {
          assertWithMessage("seed %s, %s events", seed, history.at())
              .that(TableView.of(((Replay.Whole) replay).history().now()))
              .isEqualTo(TableView.of(history.now()));
        }
        assertThat(log).doesNotContain(" #");
        assertWithMessage(log).that(Audit.of(log).findings()).isEmpty();
      }
    }
  }

  private static List<Calamity> names(History history) {
    return history.now().table().players().stream()
        .flatMap(it -> it.hand().stream())
        .map(Card::calamity)
        .collect(Collectors.toList());
  }

  private static boolean allIsKnown(Game game) {
    return game.table().players().stream()
        .flatMap(it -> it.hand().stream())
        .allMatch(Card::revealed);
  }
}
