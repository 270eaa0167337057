package io.augur.app.tables;

import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.TablesBinding;
import java.util.List;

/** What stands between the title and the next step: the list, or a message in its place. */
final class TablesBody {
  private final TablesBinding screen;
  private final TableRows rows;

  TablesBody(TablesBinding screen, TableRows rows) {
    this.screen = screen;
    this.rows = rows;
  }

  void show(TablesUiState.Body body) {
    rows.show(body instanceof TablesUiState.Listed listed ? listed.rows() : List.of());
    screen.rows.setVisibility(shownIf(body instanceof TablesUiState.Listed));
    boolean unreadable = body instanceof TablesUiState.Unreadable;
    boolean empty = body instanceof TablesUiState.Empty;
    screen.loading.setVisibility(shownIf(body instanceof TablesUiState.Loading));
    screen.message.getRoot().setVisibility(shownIf(empty || unreadable));
    screen.next.setVisibility(shownIf(!unreadable));
    screen.practice.setVisibility(shownIf(empty));
    screen.ownHand.setVisibility(shownIf(!unreadable));
    screen.retry.setVisibility(shownIf(unreadable));
    if (empty) {
      message(R.drawable.lamp, R.string.tables_empty_title, R.string.tables_empty_text);
    } else if (unreadable) {
      message(
          R.drawable.broken_tablet,
          R.string.tables_unreadable_title,
          R.string.tables_unreadable_text);
    }
  }

  private void message(int picture, int title, int text) {
    screen.message.picture.setImageResource(picture);
    screen.message.title.setText(title);
    screen.message.text.setText(text);
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
