package io.augur.app.tables;

import android.view.View;
import com.google.android.material.snackbar.BaseTransientBottomBar;
import com.google.android.material.snackbar.Snackbar;
import io.augur.app.R;
import org.jspecify.annotations.Nullable;

/** Shows one notice at a time, above the next step. */
final class NoticeBar {
  private static final int MILLIS = 8000;

  private final View above;
  private final TablesViewModel tables;
  private Notice shown = new Notice.None();
  private @Nullable Snackbar bar;

  NoticeBar(View above, TablesViewModel tables) {
    this.above = above;
    this.tables = tables;
  }

  void show(Notice notice) {
    if (notice.equals(shown)) {
      return;
    }
    shown = notice;
    if (bar != null) {
      bar.dismiss();
      bar = null;
    }
    if (notice instanceof Notice.Deleted deleted) {
      String text = above.getContext().getString(R.string.tables_deleted, deleted.name());
      bar = bar(text, notice).setAction(R.string.undo, view -> tables.undo(deleted));
      bar.show();
    } else if (notice instanceof Notice.NotStored) {
      bar = bar(above.getContext().getString(R.string.tables_not_stored), notice);
      bar.show();
    }
  }

  private Snackbar bar(String text, Notice notice) {
    return Snackbar.make(above, text, MILLIS)
        .setAnchorView(above)
        .addCallback(new WhenGone(tables, notice));
  }

  private static final class WhenGone extends Snackbar.Callback {
    private final TablesViewModel tables;
    private final Notice notice;

    WhenGone(TablesViewModel tables, Notice notice) {
      this.tables = tables;
      this.notice = notice;
    }

    @Override
    public void onDismissed(Snackbar bar, int event) {
      // Any other end is the screen's own, such as a rotation, after which the notice comes back.
      if (event == BaseTransientBottomBar.BaseCallback.DISMISS_EVENT_SWIPE
          || event == BaseTransientBottomBar.BaseCallback.DISMISS_EVENT_TIMEOUT) {
        tables.dismiss(notice);
      }
    }
  }
}
