package io.augur.app.walk;

import io.augur.app.data.SessionState;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.PresentCalamity;
import io.augur.app.walk.WalkUiState.Focus;
import io.augur.app.walk.WalkUiState.TaskList;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.Phase;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import java.util.Set;

/** From the game to what the walk shows of it. */
final class WalkMapper {
  /** Where a draft keeps which of several tasks was picked. */
  static final String TASK = "task";

  private final Set<Class<? extends Event>> aftermaths;

  /** These events have something to show before the next question. */
  WalkMapper(Set<Class<? extends Event>> aftermaths) {
    this.aftermaths = aftermaths;
  }

  WalkUiState map(SessionState state, Draft draft, Sight sight) {
    if (state instanceof SessionState.Open open) {
      return open.game().isOver()
          ? new WalkUiState.Over(PromptPage.of(open.game()).question())
          : question(open, draft, sight);
    }
    if (state instanceof SessionState.Gone) {
      return new WalkUiState.Gone();
    }
    return state instanceof SessionState.Unreadable
        ? new WalkUiState.Unreadable()
        : new WalkUiState.Loading();
  }

  private WalkUiState question(SessionState.Open open, Draft draft, Sight sight) {
    Game game = open.game();
    TaskList tasks = Tasks.of(game, draft);
    Prompt prompt = Tasks.picked(game.prompt(), tasks);
    Draft its =
        game.prompt() instanceof Prompt.Tasks ? draft.inner(String.valueOf(tasks.picked())) : draft;
    Focus focus = sight == Sight.SEEN ? Focus.QUESTION : focus(game);
    return new WalkUiState.Question(
        phase(game, focus),
        text(prompt),
        PresentCalamity.of(game),
        Lately.of(game),
        tasks,
        focus,
        new Asked(open, prompt, its));
  }

  /** What an event brought to light still belongs to the phase in which it happened. */
  private static Phase phase(Game game, Focus focus) {
    return Phase.of(focus == Focus.AFTERMATH ? game.before().orElse(game) : game);
  }

  private static Phrase text(Prompt prompt) {
    return PromptPage.of(prompt).question();
  }

  private Focus focus(Game game) {
    if (game.last().filter(event -> aftermaths.contains(event.getClass())).isPresent()) {
      return Focus.AFTERMATH;
    }
    return game.before().filter(before -> endsCalamities(before, game)).isPresent()
        ? Focus.END_OF_CALAMITIES
        : Focus.QUESTION;
  }

  private static boolean endsCalamities(Game before, Game now) {
    Phase then = Phase.of(before);
    return then.compareTo(Phase.SELECTION) >= 0
        && then.compareTo(Phase.MAJOR) <= 0
        && Phase.of(now).compareTo(Phase.MAJOR) > 0;
  }
}
