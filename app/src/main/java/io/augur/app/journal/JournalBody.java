package io.augur.app.journal;

import static io.augur.rules.words.Arg.arg;

import android.content.Context;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.JournalBinding;
import io.augur.app.ui.Say;
import java.util.List;

/** What stands between the title and the two steps at the bottom. */
final class JournalBody {
  private final JournalBinding screen;
  private final StoryRows rows;
  private int at = -1;

  JournalBody(JournalBinding screen, StoryRows rows) {
    this.screen = screen;
    this.rows = rows;
  }

  void show(JournalUiState.Body body) {
    shownIf(screen.loading, body instanceof JournalUiState.Loading);
    shownIf(screen.retry, body instanceof JournalUiState.Unreadable);
    boolean told = body instanceof JournalUiState.Told;
    shownIf(screen.filters, told);
    screen.toolbar.getMenu().findItem(R.id.share).setVisible(told);
    screen.toolbar.getMenu().findItem(R.id.charts).setVisible(told);
    if (body instanceof JournalUiState.Told its) {
      told(its);
      return;
    }
    rows.show(List.of());
    shownIf(screen.rows, false);
    shownIf(screen.steps, false);
    shownIf(screen.damage, false);
    shownIf(screen.message.getRoot(), !(body instanceof JournalUiState.Loading));
    if (body instanceof JournalUiState.Unreadable) {
      message(R.string.journal_unreadable_title, R.string.journal_unreadable_text);
    } else if (body instanceof JournalUiState.Gone) {
      message(R.string.journal_gone_title, R.string.journal_gone_text);
    }
    screen.message.picture.setImageResource(R.drawable.broken_tablet);
  }

  private void told(JournalUiState.Told told) {
    rows.show(told.rows());
    shownIf(screen.rows, !told.rows().isEmpty());
    if (told.at() != at) {
      at = told.at();
      screen.rows.scrollToPosition(rows.newest());
    }
    shownIf(screen.message.getRoot(), told.rows().isEmpty());
    screen.message.picture.setImageResource(R.drawable.lamp);
    if (told.size() == 0) {
      message(R.string.journal_empty_title, R.string.journal_empty_text);
    } else {
      message(R.string.journal_none_title, R.string.journal_none_text);
    }
    shownIf(screen.steps, !told.damage().isPresent() && told.size() > 0);
    screen.undo.setEnabled(told.canUndo());
    screen.redo.setEnabled(told.canRedo());
    shownIf(screen.damage, told.damage().isPresent());
    Context context = screen.getRoot().getContext();
    told.damage()
        .ifPresent(
            fault ->
                screen.damage.setText(
                    context.getString(
                        R.string.journal_damaged,
                        Say.in(context)
                            .text(
                                "log.fault",
                                arg("line", fault.line()),
                                arg("reason", fault.reason())))));
  }

  private void message(int title, int text) {
    screen.message.title.setText(title);
    screen.message.text.setText(text);
  }

  private static void shownIf(View view, boolean shown) {
    view.setVisibility(shown ? View.VISIBLE : View.GONE);
  }
}
