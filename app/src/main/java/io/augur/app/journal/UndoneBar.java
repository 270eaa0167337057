package io.augur.app.journal;

import android.view.View;
import com.google.android.material.snackbar.BaseTransientBottomBar;
import com.google.android.material.snackbar.Snackbar;
import io.augur.app.R;
import io.augur.app.data.Session;

/** Says how many steps were undone, and brings all of them back in one tap. */
final class UndoneBar {
  private final View above;
  private final Session session;
  private JournalViewModel.Undone shown = new JournalViewModel.Undone(0, 0);

  UndoneBar(View above, Session session) {
    this.above = above;
    this.session = session;
  }

  @SuppressWarnings("ReferenceEquality") // the same may be undone twice
  void show(JournalViewModel.Undone undone) {
    if (undone == shown) {
      return;
    }
    shown = undone;
    String text =
        above
            .getResources()
            .getQuantityString(R.plurals.journal_undone, undone.steps(), undone.steps());
    Snackbar.make(above, text, BaseTransientBottomBar.LENGTH_LONG)
        .setAnchorView(above)
        .setAction(R.string.journal_bring_back, button -> session.jumpTo(undone.from()))
        .show();
  }
}
