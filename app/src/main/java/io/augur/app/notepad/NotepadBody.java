package io.augur.app.notepad;

import android.content.Context;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.NotepadBinding;
import io.augur.app.ui.Say;

/** The calls and what stands around them, or a message in their place. */
final class NotepadBody {
  private final NotepadBinding screen;
  private final CallRows rows;

  NotepadBody(NotepadBinding screen, CallRows rows) {
    this.screen = screen;
    this.rows = rows;
  }

  void show(NotepadUiState state) {
    boolean gone = state instanceof NotepadUiState.Gone;
    boolean unreadable = state instanceof NotepadUiState.Unreadable;
    int shownIfRead = shownIf(state instanceof NotepadUiState.Shown);
    screen.loading.setVisibility(shownIf(state instanceof NotepadUiState.Loading));
    screen.band.setVisibility(shownIfRead);
    screen.hint.setVisibility(shownIfRead);
    screen.calls.setVisibility(shownIfRead);
    screen.next.setVisibility(shownIfRead);
    screen.myNumbers.setVisibility(shownIfRead);
    screen.message.getRoot().setVisibility(shownIf(gone || unreadable));
    screen.retry.setVisibility(shownIf(unreadable));
    screen.toolbar.getMenu().setGroupVisible(R.id.of_a_game, shownIfRead == View.VISIBLE);
    screen.message.picture.setImageResource(R.drawable.broken_tablet);
    screen.message.title.setText(
        gone ? R.string.table_gone_title : R.string.table_unreadable_title);
    screen.message.text.setText(gone ? R.string.table_gone_text : R.string.table_unreadable_text);
    if (state instanceof NotepadUiState.Shown shown) {
      show(shown);
    }
  }

  private void show(NotepadUiState.Shown shown) {
    Context context = screen.getRoot().getContext();
    screen.band.show(shown.seat());
    screen.hint.setText(hint(shown, context));
    rows.show(shown);
    screen.next.setText(
        shown.damage().isPresent()
            ? context.getString(R.string.table_go_on_here)
            : context.getString(R.string.notepad_cards, shown.cards()));
    screen
        .toolbar
        .getMenu()
        .findItem(R.id.undo)
        .setEnabled(shown.undo() == NotepadUiState.Way.POSSIBLE);
  }

  private static String hint(NotepadUiState.Shown shown, Context context) {
    if (shown.damage().isPresent()) {
      String reason = Say.in(context).say(shown.damage().get());
      return context.getString(R.string.table_read_only, reason);
    }
    return context.getString(shown.cards() == 0 ? R.string.notepad_empty : R.string.notepad_hint);
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
