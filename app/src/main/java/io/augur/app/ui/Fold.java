package io.augur.app.ui;

import androidx.core.view.ViewCompat;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;

/** Whether a part of a screen is folded away, as its button shows and says it. */
public enum Fold {
  OPEN(R.drawable.ic_up, R.string.unfolded),
  CLOSED(R.drawable.ic_down, R.string.folded);

  private final int icon;
  private final int state;

  Fold(int icon, int state) {
    this.icon = icon;
    this.state = state;
  }

  public void on(MaterialButton button) {
    button.setIconResource(icon);
    ViewCompat.setStateDescription(button, button.getContext().getString(state));
  }
}
