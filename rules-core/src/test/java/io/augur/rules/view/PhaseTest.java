package io.augur.rules.view;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.Replay;
import io.augur.rules.phase.Turn;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.Set;
import org.junit.Test;

public final class PhaseTest {
  @Test
  public void aTurnGoesThroughItsPhasesInOrder() throws IOException {
    Set<Phase> seen = EnumSet.noneOf(Phase.class);
    for (File log : new File("src/test/resources/logs").listFiles()) {
      String text = new String(Files.readAllBytes(log.toPath()), StandardCharsets.UTF_8);
      Game game = ((Replay.Whole) Replay.of(text)).history().now();
      while (game.before().isPresent()) {
        Game before = game.before().get();
        Phase now = Phase.of(game);
        if (before.table().turn() == game.table().turn()) {
          assertWithMessage("%s, event %s", log, game.size()).that(now).isAtLeast(Phase.of(before));
        }
        seen.add(now);
        game = before;
      }
    }
    assertThat(seen).isEqualTo(EnumSet.range(Phase.GATHERING, Phase.MARKERS));
  }

  @Test
  public void aGameThatEndedIsInNoPhase() {
    Game game = Turn.begin(Setup.standard(5));
    Game ended = ((Outcome.Played) game.play(new Event.Ended())).game();
    assertThat(Phase.of(ended)).isEqualTo(Phase.OVER);
    assertThat(Phase.OVER.section()).isEmpty();
    assertThat(Phase.MAJOR.section()).isEqualTo("9B");
    assertThat(Phase.MAJOR.key()).isEqualTo("major");
  }
}
