package io.augur.app.walk;

import android.view.ViewGroup;
import io.augur.app.data.Session;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.Answers;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Shows the pane of the present question, and makes another when another kind is asked. */
final class PaneHost implements Stage {
  private final WalkBinding screen;
  private final WalkViewModel walk;
  private final Map<Class<? extends Prompt>, Pane.Maker> panes;
  private final Map<Class<? extends Event>, Pane.Maker> aftermaths;
  private Answers answers;
  private Object shown = "nothing";
  private Class<?> kindShown = Object.class;
  private @Nullable Pane pane;
  private boolean isTask;
  private int task;

  PaneHost(
      WalkBinding screen,
      WalkViewModel walk,
      Map<Class<? extends Prompt>, Pane.Maker> panes,
      Map<Class<? extends Event>, Pane.Maker> aftermaths) {
    this.screen = screen;
    this.walk = walk;
    this.panes = panes;
    this.aftermaths = aftermaths;
    answers = new Answers(screen.answers, Answers.Ready.NO);
  }

  void show(WalkUiState.Question question) {
    Asked asked = question.asked();
    isTask = asked.game().prompt() instanceof Prompt.Tasks;
    task = question.tasks().picked();
    answers =
        new Answers(screen.answers, asked.open().readOnly() ? Answers.Ready.NO : Answers.Ready.YES);
    boolean after = question.focus() == WalkUiState.Focus.AFTERMATH;
    Class<?> kind =
        after
            ? asked.game().last().orElseThrow(IllegalStateException::new).getClass()
            : asked.prompt().getClass();
    Object key = kind + " " + asked.open().at() + " " + (isTask ? task : "");
    if (!key.equals(shown)) {
      shown = key;
      screen.answers.removeAllViews();
      if (pane == null || !pane.showsAnother() || kind != kindShown) {
        screen.content.removeAllViews();
        Pane.Maker maker = after ? aftermaths.get(kind) : panes.get(kind);
        pane = Objects.requireNonNull(maker, () -> "no pane for " + kind).on(this);
      }
      kindShown = kind;
    }
    if (pane != null) {
      pane.show(asked);
    }
  }

  boolean putsQuestion() {
    return pane != null && pane.putsQuestion();
  }

  boolean isBroad() {
    return pane != null && pane.isBroad();
  }

  /** Nothing is asked any more. */
  void clear() {
    shown = "nothing";
    pane = null;
    screen.content.removeAllViews();
    screen.answers.removeAllViews();
  }

  @Override
  public ViewGroup content() {
    return screen.content;
  }

  @Override
  public Answers answers() {
    return answers;
  }

  @Override
  public Session session() {
    return walk.session();
  }

  @Override
  public void play(Event event) {
    walk.answer(event);
  }

  @Override
  public void keep(Draft draft) {
    walk.keep(isTask ? walk.draft().withInner(String.valueOf(task), draft) : draft);
  }

  @Override
  public void goOn() {
    walk.goOn();
  }
}
