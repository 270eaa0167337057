package io.augur.app.walk;

import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import io.augur.app.R;
import io.augur.app.data.SessionState;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.SaidBar;
import io.augur.app.ui.Say;
import io.augur.app.walk.WalkUiState.Focus;
import io.augur.rules.view.Phase;

/** What surrounds a question: the phase, the news, who benefits, and the reminder. */
final class WalkFrame {
  private static final float HALF_OF_THE_PANE = 0.5f;

  private final WalkBinding screen;
  private final PaneHost panes;
  private final NewsCard news;
  private final TaskRows tasks;
  private final SaidBar said;
  private final Say say;
  private int scrolledAt = -1;

  WalkFrame(WalkBinding screen, WalkViewModel walk, PaneHost panes) {
    this.screen = screen;
    this.panes = panes;
    say = Say.in(screen.getRoot().getContext());
    news = new NewsCard(screen, say);
    tasks = new TaskRows(screen, walk, say);
    said = new SaidBar(screen.bottom, walk.session());
  }

  void show(WalkUiState state) {
    boolean question = state instanceof WalkUiState.Question;
    boolean retry = state instanceof WalkUiState.Unreadable;
    screen.loading.setVisibility(shownIf(state instanceof WalkUiState.Loading));
    screen
        .message
        .getRoot()
        .setVisibility(shownIf(!question && !(state instanceof WalkUiState.Loading)));
    screen.body.setVisibility(shownIf(question));
    screen.phases.setVisibility(shownIf(question));
    screen.retry.setVisibility(shownIf(retry));
    boolean readOnly =
        state instanceof WalkUiState.Question damaged && damaged.asked().open().readOnly();
    screen.goOnHere.setVisibility(shownIf(readOnly));
    screen.answers.setVisibility(shownIf(!readOnly));
    if (state instanceof WalkUiState.Question asked) {
      question(asked);
      return;
    }
    panes.clear();
    screen.toolbar.getMenu().findItem(R.id.undo).setEnabled(state instanceof WalkUiState.Over);
    if (state instanceof WalkUiState.Over over) {
      message(R.drawable.lamp, say.say(over.question()), "");
    } else if (!(state instanceof WalkUiState.Loading)) {
      message(
          R.drawable.broken_tablet,
          text(retry ? R.string.walk_unreadable_title : R.string.walk_gone_title),
          text(retry ? R.string.walk_unreadable_text : R.string.walk_gone_text));
    }
  }

  private void question(WalkUiState.Question question) {
    SessionState.Open open = question.asked().open();
    panes.show(question);
    boolean asks = question.focus() != Focus.AFTERMATH;
    boolean plain = !panes.putsQuestion();
    screen.toolbar.getMenu().findItem(R.id.undo).setEnabled(open.canUndo());
    screen.phases.show(question.phase().place());
    String text = say.say(question.text());
    if (!text.contentEquals(screen.question.getText())) { // said aloud only when it is new
      screen.question.setText(text);
    }
    screen.heading.setVisibility(shownIf(plain));
    screen.badge.setVisibility(shownIf(question.calamity().isPresent()));
    question.calamity().ifPresent(screen.badge::setCalamity);
    if (screen.getRoot().getResources().getBoolean(R.bool.wide)) {
      screen.scroll.setVisibility(shownIf(plain)); // else all the room is for the pane
      LinearLayout.LayoutParams room = (LinearLayout.LayoutParams) screen.scroll.getLayoutParams();
      room.weight = panes.isBroad() ? HALF_OF_THE_PANE : 1;
      screen.scroll.setLayoutParams(room);
    }
    placeInsisting();
    damaged(open);
    news.show(question);
    tasks.show(question);
    boolean resolving = question.phase() == Phase.MINOR || question.phase() == Phase.MAJOR;
    screen.reminder.setVisibility(shownIf(resolving && asks && plain));
    screen.reminder.setText(say.text("phase.resolution.4"));
    said.show(open.said());
    if (scrolledAt != open.at()) {
      scrolledAt = open.at();
      screen.scroll.scrollTo(0, 0);
    }
  }

  /** Below what is asked, but above what is as long as a shelf. */
  private void placeInsisting() {
    ViewGroup column = (ViewGroup) screen.content.getParent();
    boolean above = column.indexOfChild(screen.insist) < column.indexOfChild(screen.content);
    if (screen.insist.getParent() == column && above != panes.isBroad()) {
      column.removeView(screen.insist);
      column.removeView(screen.insisting);
      int place = column.indexOfChild(screen.content) + (panes.isBroad() ? 0 : 1);
      column.addView(screen.insist, place);
      column.addView(screen.insisting, place + 1);
    }
  }

  private void damaged(SessionState.Open open) {
    screen.damaged.setVisibility(shownIf(open.readOnly()));
    open.damage()
        .ifPresent(
            fault ->
                screen.damaged.setText(
                    screen
                        .getRoot()
                        .getContext()
                        .getString(R.string.walk_damaged, fault.line(), say.say(fault.reason()))));
  }

  private void message(int picture, String title, String text) {
    screen.message.picture.setImageResource(picture);
    screen.message.title.setText(title);
    screen.message.text.setText(text);
  }

  private String text(int string) {
    return screen.getRoot().getContext().getString(string);
  }

  static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }

  static void text(TextView view, CharSequence text) {
    view.setText(text);
    view.setVisibility(shownIf(text.length() > 0));
  }
}
