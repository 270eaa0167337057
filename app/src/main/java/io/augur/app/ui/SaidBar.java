package io.augur.app.ui;

import android.content.Context;
import android.view.View;
import com.google.android.material.snackbar.BaseTransientBottomBar;
import com.google.android.material.snackbar.Snackbar;
import io.augur.app.R;
import io.augur.app.data.Said;
import io.augur.app.data.Session;

/** Says at the bottom of a screen what came of the last thing tried, once. */
public final class SaidBar {
  private final View above;
  private final Session session;
  private Said shown = Said.NOTHING;

  /** Stands right above this view. */
  public SaidBar(View above, Session session) {
    this.above = above;
    this.session = session;
  }

  @SuppressWarnings("ReferenceEquality") // the same words may be said twice
  public void show(Said said) {
    if (said == shown) {
      return;
    }
    shown = said;
    Context context = above.getContext();
    if (said instanceof Said.Refused refused) {
      bar(Say.in(context).say(refused.reason())).show();
    } else if (said instanceof Said.NotStored) {
      bar(context.getString(R.string.step_not_stored))
          .setDuration(BaseTransientBottomBar.LENGTH_INDEFINITE)
          .setAction(R.string.try_again, button -> session.retry())
          .show();
    } else if (said instanceof Said.Undone undone) {
      String line = undone.lines().isEmpty() ? "" : Say.in(context).say(undone.lines().get(0));
      bar(context.getString(R.string.undone, line))
          .setAction(R.string.redo, button -> session.redo())
          .show();
    } else if (said instanceof Said.OutOfReach unreadable) {
      String reason = Say.in(context).say(unreadable.damage().reason());
      bar(context.getString(R.string.step_out_of_reach, unreadable.damage().line(), reason)).show();
    } else if (said instanceof Said.OthersHand) {
      bar(context.getString(R.string.step_others_hand)).show();
    } else if (said instanceof Said.Overtaken) {
      bar(context.getString(R.string.step_overtaken)).show();
    } else if (said instanceof Said.ReadOnly) {
      bar(context.getString(R.string.step_read_only)).show();
    }
  }

  private Snackbar bar(String text) {
    return Snackbar.make(above, text, BaseTransientBottomBar.LENGTH_LONG).setAnchorView(above);
  }
}
