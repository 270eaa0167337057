package io.augur.app.table;

import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.TableListBinding;

/** The list, or what stands in its place while there is none. */
final class Body {
  private final TableListBinding screen;

  Body(TableListBinding screen) {
    this.screen = screen;
  }

  void show(TableUiState state) {
    boolean gone = state instanceof TableUiState.Gone;
    boolean unreadable = state instanceof TableUiState.Unreadable;
    screen.loading.setVisibility(shownIf(state instanceof TableUiState.Loading));
    screen.rows.setVisibility(shownIf(state instanceof TableUiState.Shown));
    screen.message.getRoot().setVisibility(shownIf(gone || unreadable));
    screen.retry.setVisibility(shownIf(unreadable));
    screen.toolbar.getMenu().setGroupVisible(R.id.of_a_game, state instanceof TableUiState.Shown);
    screen.message.picture.setImageResource(R.drawable.broken_tablet);
    screen.message.title.setText(
        gone ? R.string.table_gone_title : R.string.table_unreadable_title);
    screen.message.text.setText(gone ? R.string.table_gone_text : R.string.table_unreadable_text);
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
